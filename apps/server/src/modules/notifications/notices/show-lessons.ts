import { announceChange } from "../../../platform/bus/announce-news.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findLetters } from "./find-letters.ts";

/** Nothing is said, but what the screens of those concerned show of these lessons is asked for again. */
export async function showLessons(tx: Transaction, sessionIds: string[]): Promise<void> {
  const letters = await findLetters(tx, sessionIds);
  await announceChange(
    tx,
    letters.map(({ to }) => to.id),
    ["lessons"],
  );
}
