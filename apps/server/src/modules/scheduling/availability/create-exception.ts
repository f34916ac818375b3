import type { NewAvailabilityException } from "@riwaq/contracts/scheduling/availability";
import { civilDateMs, DAY_MS } from "@riwaq/domain/time/civil-date";
import { minutesFromTime } from "@riwaq/domain/time/wall-time";
import { toInstant } from "@riwaq/domain/time/zone";

import { requireTeacher } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { exceptionCreated } from "../events.ts";
import { availabilityExceptions } from "../tables/availability-exceptions.ts";
import { type ExceptionRow, type LessonInException, findLessonsInExceptions } from "./queries.ts";

const LONGEST_MS = 366 * DAY_MS;
/** An exception ends at most this far ahead. */
const AHEAD_MS = 3 * 366 * DAY_MS;

type Created = { row: ExceptionRow; lessons: LessonInException[] };

/**
 * Time off or extra hours, by the teacher's own clock. Lessons that lie in time off stay, and the answer names them:
 * what becomes of them is for people to decide.
 */
export const createException = command({
  by: requireTeacher,
  lock: (tx, { actor }) => lockPeople(tx, [actor.id]),
  run: async (ctx, { kind, starts, ends, note }: NewAvailabilityException): Promise<Created> => {
    const { tx, actor: teacher, now } = ctx;
    const startsAtMs = instantOf("starts", starts, teacher.timeZone);
    const endsAtMs = instantOf("ends", ends, teacher.timeZone);
    if (endsAtMs <= startsAtMs) throw badField("ends", "exception_order");
    if (endsAtMs <= now.getTime()) throw badField("ends", "starts_in_past");
    if (endsAtMs - startsAtMs > LONGEST_MS) throw badField("ends", "range_too_long");
    if (endsAtMs > now.getTime() + AHEAD_MS) throw badField("ends", "invalid");
    const [row] = await tx
      .insert(availabilityExceptions)
      .values({
        teacherId: teacher.id,
        kind,
        note,
        startsAt: new Date(startsAtMs),
        endsAt: new Date(endsAtMs),
      })
      .returning();
    if (!row) throw new Error("the exception was not written");
    await emit(ctx, tx, exceptionCreated(teacher.id, { exception: row.id, kind }));
    return { row, lessons: await findLessonsInExceptions(tx, teacher.id, now) };
  },
});

function instantOf(field: string, moment: string, zone: string): number {
  const [date = "", time = ""] = moment.split("T");
  if (civilDateMs(date) === null || minutesFromTime(time) === null) {
    throw badField(field, "invalid");
  }
  return toInstant({ date, time, zone }).epochMs;
}
