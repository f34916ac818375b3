import { setTimeout } from "node:timers/promises";

import { countWrites } from "./count-writes.ts";
import { type Database, databaseFault } from "./database.ts";

declare const inside: unique symbol;

/** The database within one transaction, which `inTransaction` alone makes: the pool cannot stand in for it. */
export type Transaction = Database & { readonly [inside]: true };

const SERIALIZATION = "40001";
const DEADLOCK = "40P01";
const ATTEMPTS = 3;
const BACK_OFF_MS = 40;

/** All or nothing; what another transaction made fail is tried again. Inside, only `tx` may be used. */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => work(countWrites(tx as unknown as Transaction)));
    } catch (error) {
      const code = databaseFault(error)?.code;
      if (attempt >= ATTEMPTS || (code !== SERIALIZATION && code !== DEADLOCK)) throw error;
    }
    // Holding no connection, and not all at the same moment again.
    await setTimeout(attempt * BACK_OFF_MS * (0.5 + Math.random()));
  }
}
