import type { Deck, DeckChange } from "@riwaq/contracts/memory/cards";
import { and, eq, isNull } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { deckChanged, deckRemoved, deckShared, deckUnshared } from "../events.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { cards } from "../tables/cards.ts";
import { deckAssignments } from "../tables/deck-assignments.ts";
import { presentDeck } from "./presenter.ts";
import { findCards, isProgramme, loadDeck, lockOwnDeck } from "./queries.ts";
import { WITHOUT_FILES, releaseFiles } from "./release-files.ts";

/** No longer shared, it stays with those who learn it already. */
export const changeDeck = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string; change: DeckChange }) => lockOwnDeck(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { id, change }): Promise<Deck> => {
    const { tx, actor, now, locked } = ctx;
    const { title, kind, programme, is_shared: isShared } = change;
    if (programme && programme !== locked.programme && !(await isProgramme(tx, programme))) {
      throw badField("programme", "invalid");
    }
    const values = {
      ...(title !== undefined && title !== locked.title && { title }),
      ...(kind !== undefined && kind !== locked.kind && { kind }),
      ...(programme !== undefined && programme !== locked.programme && { programme }),
    };
    const fields = Object.keys(values);
    const turns = isShared !== undefined && isShared !== locked.isShared;
    if (fields.length > 0 || turns) {
      await tx
        .update(cardDecks)
        .set({ ...values, ...(turns && { isShared }), updatedAt: now })
        .where(eq(cardDecks.id, id));
    }
    if (fields.length > 0) await emit(ctx, tx, deckChanged(id, { fields }));
    if (turns) await emit(ctx, tx, (isShared ? deckShared : deckUnshared)(id));
    return presentDeck(await loadDeck(tx, { reader: actor, now }, id), actor);
  },
});

/** Nobody sees or learns it from now on; answers that were given are kept. */
export async function removeDeck(ctx: Context, asked: { id: string }): Promise<void> {
  for (const key of await takeAway(ctx, asked)) await ctx.storage.remove(key);
}

const takeAway = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string }) => lockOwnDeck(tx, actor, id),
  run: async (ctx, { id }): Promise<string[]> => {
    const { tx, now } = ctx;
    const gone = await releaseFiles(tx, await findCards(tx, id));
    await tx.update(cards).set(WITHOUT_FILES).where(eq(cards.deckId, id));
    await tx.update(cardDecks).set({ removedAt: now }).where(eq(cardDecks.id, id));
    await tx
      .update(deckAssignments)
      .set({ endedAt: now })
      .where(and(eq(deckAssignments.deckId, id), isNull(deckAssignments.endedAt)));
    await emit(ctx, tx, deckRemoved(id));
    return gone;
  },
});
