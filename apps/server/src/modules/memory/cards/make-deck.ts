import type { Deck, NewDeck } from "@riwaq/contracts/memory/cards";
import { and, eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { deckCopied, deckMade } from "../events.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { cards } from "../tables/cards.ts";
import { isReadable } from "./policy.ts";
import { presentDeck } from "./presenter.ts";
import { isInDeck, isProgramme, loadDeck } from "./queries.ts";

/** Empty, and its teacher's own. Asked again with the same key, it is the same deck. */
export const makeDeck = command({
  by: requireTeacher,
  once: ({ input, key }: { input: NewDeck; key: string }) => ({
    key,
    request: { makeDeck: input },
  }),
  run: async (ctx, { input }): Promise<Deck> => {
    const { tx, actor, now } = ctx;
    if (input.programme !== null && !(await isProgramme(tx, input.programme))) {
      throw badField("programme", "invalid");
    }
    const id = await insertDeck(tx, { ...input, madeById: actor.id, madeAt: now, updatedAt: now });
    await emit(ctx, tx, deckMade(id));
    return presentDeck(await loadDeck(tx, { reader: actor, now }, id), actor);
  },
});

/** With the same cards, and not shared: what its maker changes later does not reach it. */
export const copyDeck = command({
  by: requireTeacher,
  once: ({ id, key }: { id: string; key: string }) => ({ key, request: { copyDeck: id } }),
  run: async (ctx, { id }): Promise<Deck> => {
    const { tx, actor, now } = ctx;
    const [from] = await tx
      .select()
      .from(cardDecks)
      .where(and(eq(cardDecks.id, id), isReadable(actor)))
      .for("share");
    if (!from) throw new AppError("not_found");
    const { title, kind, programme } = from;
    const copy = { title, kind, programme, madeById: actor.id, madeAt: now, updatedAt: now };
    const deckId = await insertDeck(tx, copy);
    const held = await tx.select().from(cards).where(isInDeck(id));
    // Of one file there is one, however many cards show it.
    const rows = held.map(({ id: _, ...card }) => ({ ...card, deckId }));
    if (rows.length > 0) await tx.insert(cards).values(rows);
    await emit(ctx, tx, deckCopied(deckId, { from: id, cards: rows.length }));
    return presentDeck(await loadDeck(tx, { reader: actor, now }, deckId), actor);
  },
});

async function insertDeck(tx: Transaction, values: typeof cardDecks.$inferInsert): Promise<string> {
  const [made] = await tx.insert(cardDecks).values(values).returning({ id: cardDecks.id });
  if (!made) throw new Error("insert returned nothing");
  return made.id;
}
