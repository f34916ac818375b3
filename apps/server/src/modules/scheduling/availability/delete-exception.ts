import type { Message } from "@riwaq/contracts/messages";
import { isOpen } from "@riwaq/domain/scheduling/availability/opening-hours";
import { toWall } from "@riwaq/domain/time/zone";
import { and, eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { exceptionDeleted } from "../events.ts";
import { availabilityExceptions } from "../tables/availability-exceptions.ts";
import { loadTeacherHours } from "./load-hours.ts";
import { type ExceptionRow, type LessonInException, findLessonsInExceptions } from "./queries.ts";

/** Takes an exception back. Extra hours that carry lessons are not dropped, as those of a week are not. */
export const deleteException = command({
  by: requireTeacher,
  lock: (tx, { actor }) => lockPeople(tx, [actor.id]),
  run: async (ctx, { id }: { id: string }): Promise<void> => {
    const { tx, actor: teacher, now } = ctx;
    const lessons = await findLessonsInExceptions(tx, teacher.id, now);
    const [row] = await tx
      .delete(availabilityExceptions)
      .where(
        and(eq(availabilityExceptions.id, id), eq(availabilityExceptions.teacherId, teacher.id)),
      )
      .returning();
    if (!row) throw new AppError("not_found");
    const inside = lessons.filter(({ exceptionId }) => exceptionId === id);
    if (row.kind === "extra_hours") await refuseLostExtraHours(tx, row, inside);
    await emit(ctx, tx, exceptionDeleted(teacher.id, { exception: id, kind: row.kind }));
  },
});

/** The row is deleted already; throwing takes that back. */
async function refuseLostExtraHours(
  tx: Transaction,
  removed: ExceptionRow,
  lessons: readonly LessonInException[],
): Promise<void> {
  if (lessons.length === 0) return;
  const loaded = await loadTeacherHours(tx, {
    teacherId: removed.teacherId,
    fromMs: removed.startsAt.getTime(),
    untilMs: removed.endsAt.getTime(),
  });
  if (!loaded) return;
  // Time off says that nothing more is booked, not that what is booked has lost its hours.
  const after = { ...loaded, timeOff: [] };
  const removedHours = [removed.startsAt.toISOString(), removed.endsAt.toISOString()] as const;
  const before = { ...after, extraHours: [...loaded.extraHours, removedHours] };
  const lost = lessons.filter((lesson) => {
    const hours = { startsAtMs: lesson.startsAt.getTime(), endsAtMs: lesson.endsAt.getTime() };
    return isOpen(before, hours) && !isOpen(after, hours);
  });
  if (lost.length === 0) return;
  const messages = lost.map((lesson) => messageOf(lesson, loaded.teacherZone));
  throw new AppError("bad_input", { non_field_errors: messages });
}

function messageOf({ startsAt, endsAt, studentNames }: LessonInException, zone: string): Message {
  const [start, end] = [toWall(startsAt.getTime(), zone), toWall(endsAt.getTime(), zone)];
  return {
    key: "slot_carries_lesson",
    params: {
      day: start.dayOfWeek,
      start: start.time.slice(0, 5),
      end: end.time.slice(0, 5),
      student: studentNames.join(", ") || "–",
    },
  };
}
