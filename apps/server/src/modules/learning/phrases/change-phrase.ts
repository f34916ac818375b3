import { isDeepStrictEqual } from "node:util";

import type { PhraseChange } from "@riwaq/contracts/learning/phrases";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Doing, command } from "../../../platform/command.ts";
import { lockPhrases } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { phraseReworded, phraseRestored, phraseRetired } from "../events.ts";
import { setPhraseVersions } from "../tables/set-phrase-versions.ts";
import { setPhrases } from "../tables/set-phrases.ts";
import { type PhraseRow, findPhrase, nextPosition } from "./queries.ts";

type Asked = { id: string; change: PhraseChange };

/**
 * Other words are the next version: reports that were sent keep the one that they were sent with. A retired phrase is
 * offered no longer; offered again, it comes after all others of its list.
 */
export const changePhrase = command({
  by: requireRight("content"),
  lock: lockPhrases,
  trace: "if_changed",
  run: async (ctx, { id, change }: Asked): Promise<PhraseRow> => {
    const before = await findPhrase(ctx.tx, id);
    if (!before) throw new AppError("not_found");
    const { words, is_retired: isRetired } = change;
    if (words && !isDeepStrictEqual(words, before.words)) await reword(ctx, before, words);
    if (isRetired !== undefined && isRetired !== (before.retiredAt !== null)) {
      await shelve(ctx, before, isRetired);
    }
    return (await findPhrase(ctx.tx, id)) ?? before;
  },
});

async function reword(
  ctx: Doing,
  { id, version: before }: PhraseRow,
  words: PhraseRow["words"],
): Promise<void> {
  const { tx, now } = ctx;
  const version = before + 1;
  await tx.insert(setPhraseVersions).values({ phraseId: id, version, words, createdAt: now });
  await tx.update(setPhrases).set({ version }).where(eq(setPhrases.id, id));
  await emit(ctx, tx, phraseReworded(id, { version }));
}

async function shelve(ctx: Doing, row: PhraseRow, isRetired: boolean): Promise<void> {
  const { tx, now } = ctx;
  const place = isRetired
    ? { retiredAt: now }
    : { retiredAt: null, position: await nextPosition(tx, row) };
  await tx.update(setPhrases).set(place).where(eq(setPhrases.id, row.id));
  await emit(ctx, tx, (isRetired ? phraseRetired : phraseRestored)(row.id));
}
