import { inArray } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../tables/users.ts";

/**
 * Until the transaction ends, nobody else changes these people. Not "for update": that waits for every row that is
 * written meanwhile and points at them, such as a command's own key, and two commands would wait for each other.
 */
export async function lockRowsOf(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for("no key update");
}
