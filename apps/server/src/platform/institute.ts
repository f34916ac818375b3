import type { Trial } from "@riwaq/contracts/institute/institute";

import type { Database } from "./db/database.ts";
import { institute } from "./db/tables/institute.ts";
import type { Transaction } from "./db/transaction.ts";

export async function findInstitute(db: Database) {
  const [row] = await db.select().from(institute);
  if (!row) throw new Error("the institute's row is missing");
  return row;
}

export type InstituteRow = Awaited<ReturnType<typeof findInstitute>>;

const known = new WeakMap<Transaction, Promise<InstituteRow>>();

/** As it stands for one transaction: read once, however many lessons ask. */
export function instituteIn(tx: Transaction): Promise<InstituteRow> {
  const row = known.get(tx) ?? findInstitute(tx);
  known.set(tx, row);
  return row;
}

/** What is undefined is left as it is. */
export async function writeInstitute(
  tx: Transaction,
  change: Partial<typeof institute.$inferInsert>,
): Promise<void> {
  known.delete(tx);
  await tx.update(institute).set(change);
}

/** The first lesson of a pupil with a teacher; null where the institute gives none. */
export function trialOf({ trialIsGiven, trialMinutes, trialIsFree }: InstituteRow): Trial | null {
  return trialIsGiven ? { length_minutes: trialMinutes, is_free: trialIsFree } : null;
}
