import { and, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { enrolments } from "../tables/enrolments.ts";

type Pair = { teacherId: string; studentId: string };

/**
 * From now on the teacher sees the pupil among their own; one who left and comes back is enrolled again. What was to be
 * agreed when the pupil was invited is agreed.
 */
export async function enrolPupil(
  tx: Database,
  { teacherId, studentId, programmeId }: Pair & { programmeId: string | null },
): Promise<void> {
  if (programmeId === null) return resumeLearning(tx, { teacherId, studentId });
  await tx
    .delete(enrolments)
    .where(
      and(
        eq(enrolments.teacherId, teacherId),
        eq(enrolments.studentId, studentId),
        isNull(enrolments.programmeId),
      ),
    );
  await tx
    .insert(enrolments)
    .values({ teacherId, studentId, programmeId })
    .onConflictDoUpdate({
      target: [enrolments.teacherId, enrolments.studentId, enrolments.programmeId],
      set: { endedAt: null },
    });
}

/** Who had left this teacher learns on what was learnt before. */
async function resumeLearning(tx: Database, { teacherId, studentId }: Pair): Promise<void> {
  await tx
    .update(enrolments)
    .set({ endedAt: null })
    .where(
      and(
        eq(enrolments.teacherId, teacherId),
        eq(enrolments.studentId, studentId),
        sql`not exists (select from enrolments open where open.teacher_id = ${teacherId}
          and open.student_id = ${studentId} and open.ended_at is null)`,
      ),
    );
}

/** An enrolment that has ended is how it is known that a pupil has left: who was never enrolled gets one. */
export async function endEnrolments(tx: Database, pair: Pair, now: Date): Promise<void> {
  const ofPair = and(
    eq(enrolments.teacherId, pair.teacherId),
    eq(enrolments.studentId, pair.studentId),
  );
  await tx
    .update(enrolments)
    .set({ endedAt: now })
    .where(and(ofPair, isNull(enrolments.endedAt)));
  if ((await tx.$count(enrolments, ofPair)) > 0) return;
  await tx.insert(enrolments).values({ ...pair, programmeId: null, endedAt: now, createdAt: now });
}
