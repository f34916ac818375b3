import { asc, inArray, or } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { loosen } from "../../../platform/storage/loose-files.ts";
import { cards } from "../tables/cards.ts";

type Named = { id: string; soundKey: string | null; pictureKey: string | null };

export const WITHOUT_FILES = {
  soundKey: null,
  soundType: null,
  pictureKey: null,
  pictureType: null,
};

export const filesOf = ({ soundKey, pictureKey }: Omit<Named, "id">): string[] =>
  [soundKey, pictureKey].filter((key) => key !== null);

/**
 * Before cards name these files no longer: a file that a copy of the card shows too stays, and the last card that showed
 * it answers its key. All that show it are locked, so that of two that let it go together one is the last.
 */
export async function releaseFiles(
  tx: Transaction,
  from: readonly Named[],
  keys: readonly string[] = from.flatMap(filesOf),
): Promise<string[]> {
  if (keys.length === 0) return [];
  const some = [...keys];
  const showing = await tx
    .select({ id: cards.id, soundKey: cards.soundKey, pictureKey: cards.pictureKey })
    .from(cards)
    .where(or(inArray(cards.soundKey, some), inArray(cards.pictureKey, some)))
    .orderBy(asc(cards.id))
    .for("update");
  const letting = new Set(from.map(({ id }) => id));
  const held = new Set(showing.filter(({ id }) => !letting.has(id)).flatMap(filesOf));
  const gone = some.filter((key) => !held.has(key));
  // Nobody writes them, so that nothing has to be waited for.
  await loosen(tx, gone, new Date(0));
  return gone;
}
