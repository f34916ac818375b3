import { type SQL, and, asc, eq, isNull, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { sinceWhen, taughtBy } from "../../people/reach/pupils.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { cards } from "../tables/cards.ts";
import { isOwn, isReadable } from "./policy.ts";

type Reader = { reader: SignedIn; now: Date };

/** Decks with what is counted of them, as one reader sees them. */
function decksOf(db: Database, { reader, now }: Reader, which: SQL | undefined) {
  const since = sql`${sinceWhen(now)}::timestamptz`;
  return db
    .select({
      id: cardDecks.id,
      title: cardDecks.title,
      kind: cardDecks.kind,
      programme: cardDecks.programme,
      programmeName: programmes.name,
      isShared: cardDecks.isShared,
      madeById: cardDecks.madeById,
      madeBy: users.name,
      cards: sql<number>`(select count(*)::int from cards one
        where one.deck_id = ${cardDecks.id} and one.removed_at is null)`,
      pupils: sql<number>`(select count(*)::int from deck_assignments given
        where given.deck_id = ${cardDecks.id} and given.ended_at is null
          and given.student_id in ${taughtBy(reader.id, since)})`,
    })
    .from(cardDecks)
    .leftJoin(users, eq(users.id, cardDecks.madeById))
    .leftJoin(programmes, eq(programmes.slug, cardDecks.programme))
    .where(which)
    .orderBy(sql`${cardDecks.madeById} <> ${reader.id}`, asc(cardDecks.title), asc(cardDecks.id));
}
export type DeckRow = Awaited<ReturnType<typeof decksOf>>[number];

export const findDecks = (db: Database, asked: Reader): Promise<DeckRow[]> =>
  decksOf(db, asked, isReadable(asked.reader));

/** @throws not found where it is another teacher's and not shared */
export async function loadDeck(db: Database, asked: Reader, id: string): Promise<DeckRow> {
  const [row] = await decksOf(db, asked, and(eq(cardDecks.id, id), isReadable(asked.reader)));
  if (!row) throw new AppError("not_found");
  return row;
}

/** To be changed by its maker, one after the other. @throws not found where it is nobody's own */
export async function lockOwnDeck(tx: Transaction, teacher: SignedIn, id: string) {
  const [row] = await tx
    .select()
    .from(cardDecks)
    .where(and(eq(cardDecks.id, id), isOwn(teacher)))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** @throws not found where it is of nobody's own deck */
export async function requireOwnCard(db: Database, teacher: SignedIn, id: string): Promise<void> {
  const [found] = await db
    .select({ id: cards.id })
    .from(cards)
    .innerJoin(cardDecks, eq(cardDecks.id, cards.deckId))
    .where(and(eq(cards.id, id), isNull(cards.removedAt), isOwn(teacher)));
  if (!found) throw new AppError("not_found");
}

/** A card of a deck of one's own, and the deck locked. @throws not found */
export async function lockOwnCard(tx: Transaction, teacher: SignedIn, id: string) {
  const [found] = await tx
    .select({ deckId: cards.deckId })
    .from(cards)
    .where(and(eq(cards.id, id), isNull(cards.removedAt)));
  if (!found) throw new AppError("not_found");
  await lockOwnDeck(tx, teacher, found.deckId);
  const [row] = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.id, id), isNull(cards.removedAt)));
  if (!row) throw new AppError("not_found");
  return row;
}

/** What was removed is not. */
export const isInDeck = (deckId: string): SQL | undefined =>
  and(eq(cards.deckId, deckId), isNull(cards.removedAt));

/** In their order. */
export async function findCards(db: Database, deckId: string) {
  return db
    .select({
      id: cards.id,
      position: cards.position,
      arabic: cards.arabic,
      meaning: cards.meaning,
      note: cards.note,
      soundKey: cards.soundKey,
      pictureKey: cards.pictureKey,
    })
    .from(cards)
    .where(isInDeck(deckId))
    .orderBy(asc(cards.position), asc(cards.id));
}
export type CardRow = Awaited<ReturnType<typeof findCards>>[number];

export async function isProgramme(db: Database, slug: string): Promise<boolean> {
  return (await db.$count(programmes, eq(programmes.slug, slug))) > 0;
}
