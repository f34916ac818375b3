import type { WordSide } from "@riwaq/contracts/memory/ear";
import { and, asc, eq, isNull } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { mayChangeSound, requireSoundKeeper } from "../../people/teachers/sound-keeper.ts";
import { minimalPairs } from "../tables/minimal-pairs.ts";

export type PairRow = typeof minimalPairs.$inferSelect;

/** Those that stand, by their sounds and then as they were added. */
export async function findPairs(db: Database) {
  return db
    .select({ row: minimalPairs, madeBy: users.name })
    .from(minimalPairs)
    .leftJoin(users, eq(users.id, minimalPairs.madeById))
    .where(isNull(minimalPairs.removedAt))
    .orderBy(asc(minimalPairs.pair), asc(minimalPairs.madeAt), asc(minimalPairs.id));
}

const isThere = (id: string) => and(eq(minimalPairs.id, id), isNull(minimalPairs.removedAt));

export async function findPair(db: Database, id: string): Promise<PairRow> {
  const [row] = await db.select().from(minimalPairs).where(isThere(id));
  if (!row) throw new AppError("not_found");
  return row;
}

/** @throws forbidden to whoever keeps none, or not this one, and not found where it is not there */
export async function requireOwnPair(db: Database, actor: SignedIn, id: string): Promise<PairRow> {
  const keeper = await requireSoundKeeper(db, actor);
  const row = await findPair(db, id);
  if (!mayChangeSound(keeper, row.madeById)) throw new AppError("forbidden");
  return row;
}

export async function lockOwnPair(tx: Transaction, actor: SignedIn, id: string): Promise<PairRow> {
  await tx.select({ id: minimalPairs.id }).from(minimalPairs).where(isThere(id)).for("update");
  return requireOwnPair(tx, actor, id);
}

export const soundOf = (row: PairRow, side: WordSide) =>
  side === "first"
    ? { key: row.firstSoundKey, type: row.firstSoundType }
    : { key: row.secondSoundKey, type: row.secondSoundType };

export const isSpoken = (row: PairRow): boolean =>
  row.firstSoundKey !== null && row.secondSoundKey !== null;
