import { and, eq, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { enrolments } from "../tables/enrolments.ts";

type Pair = { teacherId: string; studentId: string };

/**
 * From now on the teacher sees the pupil among their own; one who left and comes back is enrolled again, from today on.
 * What was to be agreed when the pupil was invited is agreed.
 */
export async function enrolPupil(
  tx: Transaction,
  { teacherId, studentId, programmeId }: Pair & { programmeId: string | null },
  now: Date,
): Promise<void> {
  const pair = { teacherId, studentId };
  if (programmeId === null) {
    // Who had left this teacher learns on what was learnt before.
    if (await isEnrolled(tx, pair)) return;
    await tx.update(enrolments).set({ endedAt: null, createdAt: now }).where(ofPair(pair));
    return;
  }
  await tx.delete(enrolments).where(and(ofPair(pair), isNull(enrolments.programmeId)));
  await openEnrolment(tx, { ...pair, programmeId }, now);
}

/**
 * The two are brought together, now: the teacher reaches the pupil although there is no lesson yet. In which programme,
 * they agree with the first lesson. False where they learn together already.
 */
export async function bringTogether(tx: Transaction, pair: Pair, now: Date): Promise<boolean> {
  if (await isEnrolled(tx, pair)) {
    await tx.update(enrolments).set({ createdAt: now }).where(isOpenOf(pair));
    return false;
  }
  await openEnrolment(tx, { ...pair, programmeId: null }, now);
  return true;
}

const ofPair = ({ teacherId, studentId }: Pair) =>
  and(eq(enrolments.teacherId, teacherId), eq(enrolments.studentId, studentId));

const isOpenOf = (pair: Pair) => and(ofPair(pair), isNull(enrolments.endedAt));

/** Whether the two have an enrolment that has not ended. */
const isEnrolled = async (tx: Transaction, pair: Pair): Promise<boolean> =>
  (await tx.$count(enrolments, isOpenOf(pair))) > 0;

async function openEnrolment(
  tx: Transaction,
  values: Pair & { programmeId: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insert(enrolments)
    .values({ ...values, createdAt: now })
    .onConflictDoUpdate({
      target: [enrolments.teacherId, enrolments.studentId, enrolments.programmeId],
      set: { endedAt: null, createdAt: now },
    });
}

/** An enrolment that has ended is how it is known that a pupil has left: who was never enrolled gets one. */
export async function endEnrolments(tx: Transaction, pair: Pair, now: Date): Promise<void> {
  await tx.update(enrolments).set({ endedAt: now }).where(isOpenOf(pair));
  if ((await tx.$count(enrolments, ofPair(pair))) > 0) return;
  await tx.insert(enrolments).values({ ...pair, programmeId: null, endedAt: now, createdAt: now });
}
