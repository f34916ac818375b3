import { eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { makeUps } from "../tables/make-ups.ts";
import { findStandingMakeUps } from "./queries.ts";

export type Owed = {
  lesson: { id: string; teacherId: string; studentIds: readonly string[] };
  cause: "family" | "emergency" | "teacher";
  month: string;
  /** booked: the lesson itself is held at another hour. */
  state: "owed" | "pending" | "booked";
  reason?: string;
  now: Date;
};

/**
 * Writes that a lesson which is not held, or not at its hour, may be made up. One lesson never uses two: what already
 * stands for it is rewritten. That is also so where the family cancels or moves a make-up lesson in time: the make-up
 * is owed again. A make-up lesson that the institute cancels, or that an emergency stops, is a new loss beside it.
 */
export async function oweMakeUp(tx: Transaction, owed: Owed): Promise<void> {
  const { lesson, cause, month, state, reason = "", now } = owed;
  const [studentId] = lesson.studentIds;
  if (studentId === undefined) return;
  const values = {
    cause,
    month,
    state,
    // What a family once wrote of an emergency stays with its lesson, and nowhere else.
    ...(cause === "emergency" ? { reason } : {}),
    bookedSessionId: state === "booked" ? lesson.id : null,
    decidedAt: null,
    updatedAt: now,
  };
  const standing = await findStandingMakeUps(tx, [lesson.id]);
  const own = standing.find(({ sessionId }) => sessionId === lesson.id);
  const replaced = cause === "family" ? standing.at(0) : undefined;
  const before = own ?? replaced;
  if (before) {
    await tx.update(makeUps).set(values).where(eq(makeUps.id, before.id));
    return;
  }
  const { id: sessionId, teacherId } = lesson;
  await tx.insert(makeUps).values({ ...values, sessionId, studentId, teacherId, createdAt: now });
}
