import { asc, eq, inArray } from "drizzle-orm";

import { isFamily } from "../../../platform/actors.ts";
import type { PersonKeeper } from "../../../platform/persons.ts";
import { users } from "../../identity/tables/users.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { cardReviews } from "../tables/card-reviews.ts";
import { cards } from "../tables/cards.ts";
import { deckAssignments } from "../tables/deck-assignments.ts";

/** What somebody learns by cards, and each answer. */
export const personOfCards = {
  gives: {
    decks: async (db, { person, subjects }) =>
      isFamily(person)
        ? db
            .select({
              student: users.name,
              deck: cardDecks.title,
              given_at: deckAssignments.givenAt,
              ended_at: deckAssignments.endedAt,
            })
            .from(deckAssignments)
            .innerJoin(cardDecks, eq(cardDecks.id, deckAssignments.deckId))
            .innerJoin(users, eq(users.id, deckAssignments.studentId))
            .where(inArray(deckAssignments.studentId, [...subjects]))
            .orderBy(asc(deckAssignments.givenAt), asc(deckAssignments.id))
        : undefined,
    card_reviews: async (db, { person, subjects }) =>
      isFamily(person)
        ? db
            .select({
              student: users.name,
              card: cards.arabic,
              day: cardReviews.day,
              grade: cardReviews.grade,
            })
            .from(cardReviews)
            .innerJoin(cards, eq(cards.id, cardReviews.cardId))
            .innerJoin(users, eq(users.id, cardReviews.studentId))
            .where(inArray(cardReviews.studentId, [...subjects]))
            .orderBy(asc(cardReviews.answeredAt), asc(cardReviews.id))
        : undefined,
  },

  forget: async ({ tx }, { id }) => {
    await tx.delete(cardReviews).where(eq(cardReviews.studentId, id));
    await tx.delete(deckAssignments).where(eq(deckAssignments.studentId, id));
  },
} satisfies PersonKeeper;
