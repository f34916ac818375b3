import { and, eq, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { agreements } from "../tables/agreements.ts";

type Pair = { teacherId: string; studentId: string };
export type Weekly = { lessonsPerWeek: number; lengthMinutes: number };
type Agreement = typeof agreements.$inferSelect;
type Agreed = Pair & { programmeId: string | null; weekly?: Weekly | null | undefined };

/**
 * From now on the teacher sees the pupil among their own; one who left and comes back agrees anew, from today on. What
 * was to be agreed when the pupil was invited is agreed. Other lessons a week than before are another agreement.
 */
export async function agreeLessons(
  tx: Transaction,
  { programmeId, weekly, ...pair }: Agreed,
  now: Date,
): Promise<void> {
  const known = await tx.select().from(agreements).where(ofPair(pair));
  const open = known.filter(({ endedAt }) => endedAt === null);
  if (programmeId === null) {
    // Who had left this teacher learns on what was learnt before.
    const before = open.length > 0 ? [] : new Set(known.map((one) => one.programmeId));
    for (const id of before) await openAgreement(tx, { ...pair, programmeId: id }, now);
    return;
  }
  // Nothing was agreed yet where there is no programme, and so nothing ends.
  await tx.delete(agreements).where(and(ofPair(pair), isNull(agreements.programmeId)));
  const present = open.find((one) => one.programmeId === programmeId);
  if (!present) return openAgreement(tx, { ...pair, programmeId, weekly }, now);
  if (weekly) await changeWeekly(tx, present, weekly, now);
}

/**
 * Series have begun or ended since: another number of lessons a week is another agreement. Without any the two go on with
 * what is booked one by one; who has agreed on nothing, or has left, does not by this.
 */
export async function agreeWeekly(
  tx: Transaction,
  { programmeId, weekly, ...pair }: Pair & { programmeId: string; weekly: Weekly | null },
  now: Date,
): Promise<void> {
  const [present] = await tx
    .select()
    .from(agreements)
    .where(and(isOpenOf(pair), eq(agreements.programmeId, programmeId)));
  if (present) await changeWeekly(tx, present, weekly, now);
}

async function changeWeekly(
  tx: Transaction,
  present: Agreement,
  weekly: Weekly | null,
  now: Date,
): Promise<void> {
  const { lessonsPerWeek, lengthMinutes } = weekly ?? { lessonsPerWeek: null, lengthMinutes: null };
  if (present.lessonsPerWeek === lessonsPerWeek && present.lengthMinutes === lengthMinutes) return;
  const isThis = eq(agreements.id, present.id);
  // Nothing weekly held before, or not for a moment: nothing ends.
  if (present.lessonsPerWeek === null || present.startedAt >= now) {
    await tx.update(agreements).set({ lessonsPerWeek, lengthMinutes }).where(isThis);
    return;
  }
  await tx.update(agreements).set({ endedAt: now }).where(isThis);
  const { teacherId, studentId, programmeId, broughtTogetherAt } = present;
  const kept = { teacherId, studentId, programmeId, broughtTogetherAt };
  await tx.insert(agreements).values({ ...kept, lessonsPerWeek, lengthMinutes, startedAt: now });
}

/**
 * The two are brought together, now: the teacher reaches the pupil although there is no lesson yet. In which programme,
 * they agree with the first lesson. False where they learn together already.
 */
export async function bringTogether(tx: Transaction, pair: Pair, now: Date): Promise<boolean> {
  const renewed = await tx
    .update(agreements)
    .set({ broughtTogetherAt: now })
    .where(isOpenOf(pair))
    .returning({ id: agreements.id });
  if (renewed.length > 0) return false;
  await tx.delete(agreements).where(and(ofPair(pair), isNull(agreements.programmeId)));
  await openAgreement(tx, { ...pair, programmeId: null }, now);
  return true;
}

/** What the two agreed on anew at that instant was not to be: taken back, as if it had never been. */
export async function forgetAgreement(tx: Transaction, pair: Pair, at: Date): Promise<void> {
  await tx
    .delete(agreements)
    .where(and(isOpenOf(pair), eq(agreements.startedAt, at), eq(agreements.broughtTogetherAt, at)));
}

/** An agreement that has ended is how it is known that a pupil has left: who never had one gets one. */
export async function endAgreements(tx: Transaction, pair: Pair, now: Date): Promise<void> {
  await tx.update(agreements).set({ endedAt: now }).where(isOpenOf(pair));
  if ((await tx.$count(agreements, ofPair(pair))) > 0) return;
  await tx.insert(agreements).values({ ...pair, programmeId: null, startedAt: now, endedAt: now });
}

const ofPair = ({ teacherId, studentId }: Pair) =>
  and(eq(agreements.teacherId, teacherId), eq(agreements.studentId, studentId));

const isOpenOf = (pair: Pair) => and(ofPair(pair), isNull(agreements.endedAt));

async function openAgreement(
  tx: Transaction,
  { weekly, ...agreed }: Agreed,
  now: Date,
): Promise<void> {
  await tx
    .insert(agreements)
    .values({ ...agreed, ...weekly, startedAt: now, broughtTogetherAt: now });
}
