import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";

/**
 * Until the transaction ends, nobody else books for these people. Taken in one order, so that two bookings of the same
 * people wait for each other and never in a circle.
 */
export async function lockPeople(tx: Database, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lessons:${id}`}, 0))`);
  }
}
