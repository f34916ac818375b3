import { eq, inArray } from "drizzle-orm";

import { refusal } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { makeUps } from "../../db/schema/make-ups.ts";
import { findStandingMakeUps } from "../make-ups/queries.ts";
import type { Before } from "./write-change.ts";

/** What was owed is no longer, and what was used is again; refused once one was booked or decided. */
export async function restoreMakeUps(tx: Database, before: Before, now: Date): Promise<void> {
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
  if (made.length > 0) await tx.delete(makeUps).where(inArray(makeUps.id, made));
  for (const { id, ...values } of before.makeUps) {
    await tx
      .update(makeUps)
      .set({ ...values, updatedAt: now })
      .where(eq(makeUps.id, id));
  }
}
