import { expiryAgain, expiryOf } from "@riwaq/domain/scheduling/policy/make-up-expiry";
import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { regularOf } from "../cover/queries.ts";
import { makeUps } from "../tables/make-ups.ts";
import { findStandingMakeUps } from "./queries.ts";

type MakeUpRow = typeof makeUps.$inferSelect;

export type Owed = {
  lesson: { id: string; teacherId: string };
  /** Each pupil of a lesson has an own one. */
  studentId: string;
  cause: "family" | "emergency" | "teacher";
  month: string;
  /** booked: the lesson itself is held at another hour. */
  state: "owed" | "pending" | "booked";
  reason?: string;
  now: Date;
};

/**
 * Writes that a pupil may make up a lesson which is not held, or not at its hour. One lesson never uses two: what already
 * stands for it is rewritten. That is also so where the family cancels or moves a make-up lesson in time: the make-up
 * is owed again. A make-up lesson that the institute cancels, or that an emergency stops, is a new loss beside it.
 */
export async function oweMakeUp(tx: Transaction, owed: Owed): Promise<void> {
  const { lesson, studentId, cause, month, state, reason = "", now } = owed;
  const ofLesson = await findStandingMakeUps(tx, [lesson.id]);
  const standing = ofLesson.filter((row) => row.studentId === studentId);
  const own = standing.find(({ sessionId }) => sessionId === lesson.id);
  const replaced = cause === "family" ? standing.at(0) : undefined;
  const before = own ?? replaced;
  const ends = await findEnds(tx, now);
  const comesBack = before !== undefined && before === replaced && before !== own;
  const expiresAt = comesBack ? ends.again(before.expiresAt) : ends.anew;
  const values = {
    cause,
    month,
    state,
    // What a family once wrote of an emergency stays with its lesson, and nowhere else.
    ...(cause === "emergency" ? { reason } : {}),
    bookedSessionId: state === "booked" ? lesson.id : null,
    expiresAt: state === "owed" ? expiresAt : null,
    decidedAt: null,
    updatedAt: now,
  };
  if (before) {
    await tx.update(makeUps).set(values).where(eq(makeUps.id, before.id));
    return;
  }
  const { id: sessionId } = lesson;
  // Who covers a lesson does not owe it.
  const teacherId = regularOf(sql`${sessionId}::uuid`, sql`${lesson.teacherId}::uuid`);
  await tx.insert(makeUps).values({ ...values, sessionId, studentId, teacherId, createdAt: now });
}

/** The lesson that replaces it is booked. */
export async function redeemMakeUp(
  tx: Transaction,
  id: string,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  const [redeemed] = await tx
    .update(makeUps)
    .set({ state: "booked", bookedSessionId: sessionId, updatedAt: now })
    .where(and(eq(makeUps.id, id), eq(makeUps.state, "owed")))
    .returning({ id: makeUps.id });
  if (!redeemed) throw refusal("conflict", "make_up_gone");
}

/** What these make-up lessons replace was lost before them, and is owed as before; a moved lesson is its own. */
export async function oweAgain(
  tx: Transaction,
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  await giveBack(
    tx,
    and(
      inArray(makeUps.bookedSessionId, [...sessionIds]),
      ne(makeUps.sessionId, makeUps.bookedSessionId),
    ),
    now,
  );
}

/** Owed as before: with the end that it had, or a little time where that is near or past. */
async function giveBack(tx: Transaction, which: SQL | undefined, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: makeUps.id, expiresAt: makeUps.expiresAt })
    .from(makeUps)
    .where(which)
    .orderBy(asc(makeUps.id))
    .for("update");
  if (rows.length === 0) return 0;
  const ends = await findEnds(tx, now);
  for (const { id, expiresAt } of rows) {
    await tx
      .update(makeUps)
      .set({
        state: "owed",
        bookedSessionId: null,
        expiresAt: ends.again(expiresAt),
        updatedAt: now,
      })
      .where(eq(makeUps.id, id));
  }
  return rows.length;
}

/** When what comes to be owed now ends, by what the institute has set. */
async function findEnds(tx: Transaction, now: Date) {
  const terms = await findTerms(tx);
  const { makeUpDays: days } = terms.at(now);
  const instituteZone = terms.zone;
  const nowMs = now.getTime();
  const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));
  return {
    anew: dateOf(expiryOf({ owedAtMs: nowMs, days, instituteZone })),
    again: (before: Date | null) =>
      dateOf(expiryAgain({ expiresAtMs: before?.getTime() ?? null, nowMs, instituteZone })),
  };
}

/** A make-up lesson that its family cancelled in time: what this pupil was to make up by it is owed as before. */
export async function oweReplacedAgain(
  tx: Transaction,
  { sessionId, studentId }: { sessionId: string; studentId: string },
  now: Date,
): Promise<boolean> {
  const again = await giveBack(
    tx,
    and(
      eq(makeUps.bookedSessionId, sessionId),
      eq(makeUps.studentId, studentId),
      eq(makeUps.cause, "family"),
    ),
    now,
  );
  return again > 0;
}

/** What staff made of an emergency. */
export async function decideMakeUp(
  tx: Transaction,
  id: string,
  { state, cause, now }: Pick<MakeUpRow, "state" | "cause"> & { now: Date },
): Promise<void> {
  const expiresAt = state === "owed" ? (await findEnds(tx, now)).anew : null;
  await tx
    .update(makeUps)
    .set({ state, cause, expiresAt, decidedAt: now, updatedAt: now })
    .where(eq(makeUps.id, id));
}

/** Staff give it more time. */
export async function extendMakeUp(
  tx: Transaction,
  id: string,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> {
  await tx.update(makeUps).set({ expiresAt, updatedAt: now }).where(eq(makeUps.id, id));
}

/**
 * From now on somebody else owes them. Answers how many it were: one that was used or settled meanwhile is left as it is.
 */
export async function handMakeUpsOver(
  tx: Transaction,
  { ids, from, to, now }: { ids: readonly string[]; from: string; to: string; now: Date },
): Promise<number> {
  if (ids.length === 0) return 0;
  const handed = await tx
    .update(makeUps)
    .set({ teacherId: to, updatedAt: now })
    .where(
      and(
        inArray(makeUps.id, [...ids]),
        eq(makeUps.teacherId, from),
        inArray(makeUps.state, ["owed", "pending"]),
      ),
    )
    .returning({ id: makeUps.id });
  return handed.length;
}

/** Nothing was lost after all. */
export async function dropMakeUps(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(makeUps).where(inArray(makeUps.id, [...ids]));
}

/** As it was before a change that is taken back. */
export async function restoreMakeUp(
  tx: Transaction,
  { id, ...before }: Pick<MakeUpRow, "id" | "cause" | "month" | "state" | "bookedSessionId">,
  now: Date,
): Promise<void> {
  await tx
    .update(makeUps)
    .set({ ...before, updatedAt: now })
    .where(eq(makeUps.id, id));
}
