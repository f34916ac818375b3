/** The institute's holidays: what everyone may know of the coming year, and what staff confirm or shift. */
import * as holidays from "@riwaq/contracts/scheduling/holidays.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { changeHoliday } from "./change-holiday.ts";
import { listHolidays } from "./list-holidays.ts";
import { listStaffHolidays } from "./list-staff-holidays.ts";
import { presentHoliday } from "./presenter.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const holidaysRoutes = routesOf("holidays", (on) => {
  on(holidays.coming, async ({ ctx }) => {
    requireSignedIn(ctx.actor);
    const rows = await listHolidays(ctx);
    return rows.map((row) => presentHoliday(row, 0));
  });

  on(holidays.forStaff, FOR_STAFF, async ({ ctx }) => {
    const rows = await listStaffHolidays(ctx);
    return rows.map(({ row, lessonCount }) => presentHoliday(row, lessonCount));
  });

  on(holidays.change, FOR_STAFF, async ({ ctx, params, body }) => {
    const { row, lessonCount } = await changeHoliday(ctx, { ...params, change: body });
    return presentHoliday(row, lessonCount);
  });
});
