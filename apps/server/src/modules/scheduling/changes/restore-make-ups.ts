import { and, eq, ne, sql } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { findStandingMakeUps } from "../make-ups/queries.ts";
import { dropMakeUps, restoreMakeUp } from "../make-ups/states.ts";
import { makeUps } from "../tables/make-ups.ts";
import type { Before } from "./write-change.ts";

/** What was owed is no longer, and what was used is again; refused once one was booked or decided. */
export async function restoreMakeUps(tx: Transaction, before: Before, now: Date): Promise<void> {
  const found = await findStandingMakeUps(
    tx,
    before.sessions.map(({ id }) => id),
    before.makeUpsLeft.map(({ id }) => id),
  );
  const standing = new Map(found.map((row) => [row.id, row]));
  for (const { id, state, bookedSessionId } of before.makeUpsLeft) {
    const row = standing.get(id);
    if (row?.state !== state || row.bookedSessionId !== bookedSessionId) {
      throw refusal("conflict", "undo_taken");
    }
  }
  const kept = new Set(before.makeUps.map(({ id }) => id));
  const made = before.makeUpsLeft.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await dropMakeUps(tx, made);
  for (const row of before.makeUps) await restoreMakeUp(tx, row, now);
  await refuseBeyondLimit(tx, [...kept], now);
}

/** What was used again may have been used for another lesson meanwhile. */
async function refuseBeyondLimit(tx: Transaction, restored: string[], now: Date): Promise<void> {
  if (restored.length === 0) return;
  const { makeUpsPerMonth } = (await findTerms(tx)).at(now);
  const months = sql`(select own.student_id, own.month from make_ups own
    where own.id in ${restored} and own.cause = 'family')`;
  const [beyond] = await tx
    .select({ month: makeUps.month })
    .from(makeUps)
    .where(
      and(
        sql`(${makeUps.studentId}, ${makeUps.month}) in ${months}`,
        eq(makeUps.cause, "family"),
        ne(makeUps.state, "refused"),
      ),
    )
    .groupBy(makeUps.studentId, makeUps.month)
    .having(sql`count(*) > ${makeUpsPerMonth}`);
  if (beyond) throw refusal("conflict", "undo_taken");
}
