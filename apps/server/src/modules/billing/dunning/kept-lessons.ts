import { and, asc, eq, inArray } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { findTeachers } from "../subscriptions/lock-own.ts";
import { charges } from "../tables/charges.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { unpaidLessons } from "../tables/unpaid-lessons.ts";

/** Nobody books for the pupil or whoever teaches them; people are locked before subscriptions, as bookings do. */
export async function lockPupil(tx: Transaction, id: string, now: Date): Promise<void> {
  const [held] = await tx
    .select({ studentId: subscriptions.studentId })
    .from(subscriptions)
    .where(eq(subscriptions.id, id));
  if (!held) throw new AppError("not_found");
  const { studentId } = held;
  const kept = await tx
    .select({ id: sessions.teacherId })
    .from(sessions)
    .innerJoin(unpaidLessons, eq(unpaidLessons.sessionId, sessions.id))
    .where(and(eq(unpaidLessons.subscriptionId, id), eq(unpaidLessons.state, "kept")));
  const teacherIds = [...kept.map((one) => one.id), ...(await findTeachers(tx, studentId, now))];
  await lockPeople(tx, [studentId, ...teacherIds]);
}

/** Lessons whose hours are kept, with what became of the charge. */
export const findKept = (tx: Transaction, subscriptionId: string) =>
  tx
    .select({
      sessionId: unpaidLessons.sessionId,
      startsAt: unpaidLessons.startsAt,
      charge: charges.state,
    })
    .from(unpaidLessons)
    .innerJoin(charges, eq(charges.id, unpaidLessons.chargeId))
    .where(and(eq(unpaidLessons.subscriptionId, subscriptionId), eq(unpaidLessons.state, "kept")))
    .orderBy(asc(unpaidLessons.startsAt), asc(unpaidLessons.sessionId));

type Settling = { state: "returned" | "freed"; now: Date };

export async function settleKept(
  tx: Transaction,
  ids: readonly string[],
  { state, now }: Settling,
): Promise<void> {
  await tx
    .update(unpaidLessons)
    .set({ state, settledAt: now })
    .where(inArray(unpaidLessons.sessionId, [...ids]));
}
