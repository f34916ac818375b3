import { isDeepStrictEqual } from "node:util";

import {
  type CardChange,
  type CardOrder,
  DECK_CARDS_MAX,
  type DeckCard,
  type NewCard,
} from "@riwaq/contracts/memory/cards";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { newPlaces } from "../../../platform/db/new-places.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { cardAdded, cardChanged, cardRemoved, cardsOrdered } from "../events.ts";
import { cards } from "../tables/cards.ts";
import { presentCard } from "./presenter.ts";
import { findCards, lockOwnCard, lockOwnDeck } from "./queries.ts";
import { WITHOUT_FILES, releaseFiles } from "./release-files.ts";

/** After all others. Asked again with the same key, it is the same card. */
export const addCard = command({
  by: requireTeacher,
  once: ({ id, card, key }: { id: string; card: NewCard; key: string }) => ({
    key,
    request: { addCard: id, card },
  }),
  lock: (tx, { actor }, { id }) => lockOwnDeck(tx, actor, id),
  run: async (ctx, { id, card }): Promise<DeckCard> => {
    const { tx } = ctx;
    const [made] = await appendCards(tx, id, [card]);
    if (!made) throw new Error("insert returned nothing");
    await emit(ctx, tx, cardAdded(id));
    return presentCard({ ...card, id: made.id, soundKey: null, pictureKey: null });
  },
});

export const changeCard = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string; change: CardChange }) => lockOwnCard(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { id, change }): Promise<DeckCard> => {
    const { tx, locked } = ctx;
    const before = presentCard(locked);
    const { arabic = before.arabic, meaning = before.meaning, note = before.note } = change;
    const after = { ...before, arabic, meaning, note };
    if (!isDeepStrictEqual(before, after)) {
      await tx.update(cards).set({ arabic, meaning, note }).where(eq(cards.id, id));
      await emit(ctx, tx, cardChanged(locked.deckId));
    }
    return after;
  },
});

/** It is asked no more; answers that were given are kept, and what is heard or seen with it is not. */
export async function removeCard(ctx: Context, asked: { id: string }): Promise<void> {
  for (const key of await takeAway(ctx, asked)) await ctx.storage.remove(key);
}

const takeAway = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string }) => lockOwnCard(tx, actor, id),
  run: async (ctx, { id }): Promise<string[]> => {
    const { tx, now, locked } = ctx;
    const gone = await releaseFiles(tx, [locked]);
    await tx
      .update(cards)
      .set({ removedAt: now, ...WITHOUT_FILES })
      .where(eq(cards.id, id));
    await emit(ctx, tx, cardRemoved(locked.deckId));
    return gone;
  },
});

/** One deck as a whole. */
export const orderCards = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string; order: CardOrder }) => lockOwnDeck(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { id, order: { ids } }): Promise<void> => {
    const { tx } = ctx;
    const offered = (await findCards(tx, id)).map((card) => card.id);
    const places = newPlaces(offered, ids);
    if (!places) return;
    await tx
      .update(cards)
      .set({ position: places.place })
      .from(places.rows)
      .where(eq(cards.id, places.id));
    await emit(ctx, tx, cardsOrdered(id, { count: ids.length }));
  },
});

/** At the end of a deck that is locked, in their order. @throws conflict where they are too many */
export async function appendCards(tx: Transaction, deckId: string, some: readonly NewCard[]) {
  const held = await findCards(tx, deckId);
  if (held.length + some.length > DECK_CARDS_MAX) throw refusal("conflict", "deck_full");
  const last = held.at(-1)?.position ?? 0;
  return tx
    .insert(cards)
    .values(
      some.map(({ arabic, meaning, note }, at) => ({
        deckId,
        arabic,
        meaning,
        note,
        position: last + at + 1,
      })),
    )
    .returning({ id: cards.id });
}
