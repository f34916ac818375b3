/** A teacher's hours: the weekly timetable, exceptions to it, what is free. */
import type { OpenHours } from "@riwaq/contracts/scheduling/availability";
import * as availability from "@riwaq/contracts/scheduling/availability.calls";
import { openHours } from "@riwaq/contracts/scheduling/open-hours.calls";

import { requireSignedIn, requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { keptBriefly } from "../../../platform/kept-briefly.ts";
import { createException } from "./create-exception.ts";
import { deleteException } from "./delete-exception.ts";
import { findFreeSlots } from "./find-free-slots.ts";
import { findOpenHours } from "./find-open-hours.ts";
import { findTakenHours } from "./find-taken-hours.ts";
import { presentException, presentTimeSlot } from "./presenter.ts";
import { findExceptions, findLessonsInExceptions, findTimeSlots, isTeacher } from "./queries.ts";
import { replaceFreeWeek } from "./replace-free-week.ts";

/** The hours of everybody, for every visitor: computed once for all who come within these, and ten seconds old at most. */
const OPEN_HOURS_KEPT = { ms: 10_000, max: 1 };

export const availabilityRoutes = routesOf("availability", (on) => {
  const kept = keptBriefly<OpenHours>(OPEN_HOURS_KEPT);

  on(availability.saveWeek, async ({ ctx, body, query }) => {
    const slots = await replaceFreeWeek(ctx, { entries: body, plan: query.plan });
    const taken = await findTakenHours(ctx.db, requireTeacher(ctx.actor).id, ctx.clock.now());
    return slots.flatMap((slot) => presentTimeSlot(slot, taken, true));
  });

  on(availability.week, async ({ ctx, params: { id }, query }) => {
    const reader = requireSignedIn(ctx.actor);
    const isOwnOrStaff = reader.id === id || reader.roles.has("staff");
    const isReadable = await isTeacher(ctx.db, id, { isApproved: !isOwnOrStaff });
    if (!isReadable) throw new AppError("not_found");
    const slots = await findTimeSlots(ctx.db, id, query.plan);
    const taken = await findTakenHours(ctx.db, id, ctx.clock.now());
    return slots.flatMap((slot) => presentTimeSlot(slot, taken, isOwnOrStaff));
  });

  on(availability.freeSlots, async ({ ctx, params, query }) =>
    findFreeSlots(ctx, params.id, query),
  );

  on(
    openHours,
    { config: { public: true }, schema: { tags: ["availability"] } },
    async ({ ctx: { db, clock } }) => {
      const now = clock.now();
      return kept("", now, () => findOpenHours(db, now));
    },
  );

  on(availability.exceptions, async ({ ctx }) => {
    const { id } = requireTeacher(ctx.actor);
    const now = ctx.clock.now();
    const lessons = await findLessonsInExceptions(ctx.db, id, now);
    const rows = await findExceptions(ctx.db, id, now);
    return rows.map((row) => presentException(row, lessons));
  });

  on(availability.addException, async ({ ctx, body }) => {
    const { row, lessons } = await createException(ctx, body);
    return presentException(row, lessons);
  });

  on(availability.deleteException, async ({ ctx, params }) => deleteException(ctx, params));
});
