import { asc, inArray, lt } from "drizzle-orm";

import { byAnyone, command } from "../command.ts";
import type { RoundDeps } from "../context.ts";
import { looseFiles } from "../db/tables/loose-files.ts";
import type { Transaction } from "../db/transaction.ts";

/** Longer than any file takes to be written, and to be named or removed after that. */
const LOOSE_MS = 3_600_000;
const AT_ONCE = 200;

/** Before a file is written: until a row names it, it is known to lie there. */
export const announceFile = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }, { key }: { key: string }): Promise<void> => loosen(tx, [key], now),
});

/** A row names it now. */
export async function nameFile(tx: Transaction, key: string): Promise<void> {
  await tx.delete(looseFiles).where(inArray(looseFiles.key, [key]));
}

/** No row names them any more: whoever lets them go removes them next, and where that fails the round does. */
export async function loosen(tx: Transaction, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(looseFiles)
    .values(keys.map((key) => ({ key, since: now })))
    .onConflictDoNothing();
}

/** Removes the files that lie loose for an hour, as where the server stopped in between, and answers how many. */
export async function clearLooseFiles({
  db,
  clock,
  storage,
}: Pick<RoundDeps, "db" | "clock" | "storage">): Promise<number> {
  const before = new Date(clock.now().getTime() - LOOSE_MS);
  const rows = await db
    .select({ key: looseFiles.key })
    .from(looseFiles)
    .where(lt(looseFiles.since, before))
    .orderBy(asc(looseFiles.since), asc(looseFiles.key))
    .limit(AT_ONCE);
  const keys = rows.map(({ key }) => key);
  for (const key of keys) await storage.remove(key);
  if (keys.length > 0) await db.delete(looseFiles).where(inArray(looseFiles.key, keys));
  return keys.length;
}
