import { type CardFileCheck, DECK_CARDS_MAX } from "@riwaq/contracts/memory/cards";
import { type CardRows, readCardRows } from "@riwaq/domain/memory/card-rows";
import { and, eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { isFilled, readCsv } from "../../../platform/files/read-csv.ts";
import { cardsImported } from "../events.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { appendCards } from "./change-card.ts";
import { isOwn } from "./policy.ts";
import { lockOwnDeck } from "./queries.ts";

type Asked = { id: string; text: string };

/** What a file would bring to a deck of one's own: nothing is written. */
export async function checkFile(
  { db, actor }: Context,
  { id, text }: Asked,
): Promise<CardFileCheck> {
  const teacher = requireTeacher(actor);
  if ((await db.$count(cardDecks, and(eq(cardDecks.id, id), isOwn(teacher)))) === 0) {
    throw new AppError("not_found");
  }
  return readCards(text);
}

/** Whole or not at all: with one faulty row nothing is written. Asked again with the same key, it is the same import. */
export const importCards = command({
  by: requireTeacher,
  once: ({ id, text, key }: Asked & { key: string }) => ({
    key,
    request: { importCards: id, text },
  }),
  lock: (tx, { actor }, { id }) => lockOwnDeck(tx, actor, id),
  run: async (ctx, { id, text }): Promise<{ added: number }> => {
    const { tx } = ctx;
    const { cards, faults } = readCards(text);
    if (faults.length > 0) throw refusal("conflict", "cards_faulty");
    await appendCards(tx, id, cards);
    const added = cards.length;
    await emit(ctx, tx, cardsImported(id, { count: added }));
    return { added };
  },
});

function readCards(text: string): CardRows {
  const rows = readCsv(text);
  if (!rows) throw badField("text", "import_unreadable");
  if (rows.filter(isFilled).length > DECK_CARDS_MAX + 1) throw badField("text", "cards_large");
  const found = readCardRows(rows);
  if (found.cards.length + found.faults.length === 0) throw badField("text", "cards_empty");
  return found;
}
