import { and, gt, inArray } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emitAll } from "../../../platform/events/emit.ts";
import { lessonsLeft } from "../events.ts";
import { sessionStudents } from "../tables/session-students.ts";

type Leaving = {
  lessons: ReadonlyArray<{ id: string; teacherId: string }>;
  studentIds: readonly string[];
  /** Whether the teacher is told more of it: that the pupil has left for good. */
  isToldElsewhere: boolean;
};

/**
 * No longer taught in lessons that another family has too: these go on with those who stay. Of one that has begun the
 * place stands: it was held with the pupil.
 */
export async function leaveLessons(
  ctx: Emitting,
  tx: Transaction,
  { lessons, studentIds, isToldElsewhere }: Leaving,
): Promise<void> {
  const ids = lessons.map(({ id }) => id);
  if (ids.length === 0) return;
  const left = await tx
    .delete(sessionStudents)
    .where(
      and(
        inArray(sessionStudents.sessionId, ids),
        inArray(sessionStudents.studentId, [...studentIds]),
        gt(sessionStudents.startsAt, ctx.clock.now()),
      ),
    )
    .returning({ sessionId: sessionStudents.sessionId, studentId: sessionStudents.studentId });
  const told = Map.groupBy(lessons, ({ teacherId }) => teacherId);
  const events = [...told].flatMap(([teacherId, own]) =>
    [...Map.groupBy(left, ({ studentId }) => studentId)].flatMap(([studentId, places]) => {
      const gone = new Set(places.map(({ sessionId }) => sessionId));
      const sessionIds = own.map(({ id }) => id).filter((id) => gone.has(id));
      const payload = { teacherId, sessionIds };
      return sessionIds.length > 0 ? [lessonsLeft(studentId, payload, { isToldElsewhere })] : [];
    }),
  );
  await emitAll(ctx, tx, events);
}
