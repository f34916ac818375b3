import type { Context } from "../../../platform/context.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { listHolidays } from "./list-holidays.ts";
import { countLessonsIn, type HolidayRow } from "./queries.ts";

/** As far as they are proposed. */
const DAYS = 548;

/** The coming holidays with what confirming each would cancel. */
export async function listStaffHolidays(
  ctx: Context,
): Promise<Array<{ row: HolidayRow; lessonCount: number }>> {
  const at = {
    instituteZone: (await findInstitute(ctx.db)).timeZone,
    now: ctx.clock.now(),
  };
  const listed = [];
  for (const row of await listHolidays(ctx, DAYS)) {
    listed.push({ row, lessonCount: await countLessonsIn(ctx.db, row, at) });
  }
  return listed;
}
