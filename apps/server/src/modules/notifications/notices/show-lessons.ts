import { announceChange } from "../../../platform/bus/announce-news.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findLetters } from "./find-letters.ts";

/** Nothing is said, but what the screens of those concerned show of these lessons is asked for again. */
export async function showLessons(tx: Database, sessionIds: string[]): Promise<void> {
  const letters = await findLetters(tx, sessionIds);
  await announceChange(
    tx,
    letters.map(({ to }) => to.id),
    ["lessons"],
  );
}
