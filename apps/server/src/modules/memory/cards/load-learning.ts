import type { CardCounts } from "@riwaq/contracts/memory/cards";
import { groupBy } from "@riwaq/domain/group-by";
import { type CardReview, cardStateOf, replayCard } from "@riwaq/domain/memory/card-schedule";
import { dayOf } from "@riwaq/domain/memory/days";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { cardDecks } from "../tables/card-decks.ts";
import { cardReviews } from "../tables/card-reviews.ts";
import { cards } from "../tables/cards.ts";
import { deckAssignments } from "../tables/deck-assignments.ts";

export type ReviewOfCard = CardReview & { cardId: string };

/** What some pupils learn by cards now, the first given first, each by one query: decks, their cards, every answer. */
export async function loadLearning(db: Database, studentIds: readonly string[]) {
  const some = [...studentIds];
  const assignments = await db
    .select({
      studentId: deckAssignments.studentId,
      deckId: deckAssignments.deckId,
      newPerDay: deckAssignments.newPerDay,
      title: cardDecks.title,
      kind: cardDecks.kind,
    })
    .from(deckAssignments)
    .innerJoin(cardDecks, eq(cardDecks.id, deckAssignments.deckId))
    .where(
      and(
        inArray(deckAssignments.studentId, some),
        isNull(deckAssignments.endedAt),
        isNull(cardDecks.removedAt),
      ),
    )
    .orderBy(asc(deckAssignments.givenAt), asc(deckAssignments.id));
  const deckIds = [...new Set(assignments.map(({ deckId }) => deckId))];
  const held = await db
    .select({
      id: cards.id,
      deckId: cards.deckId,
      arabic: cards.arabic,
      meaning: cards.meaning,
      note: cards.note,
      soundKey: cards.soundKey,
      pictureKey: cards.pictureKey,
    })
    .from(cards)
    .where(and(inArray(cards.deckId, deckIds), isNull(cards.removedAt)))
    .orderBy(asc(cards.position), asc(cards.id));
  const said = await db
    .select({
      studentId: cardReviews.studentId,
      cardId: cardReviews.cardId,
      day: cardReviews.day,
      grade: cardReviews.grade,
    })
    .from(cardReviews)
    .innerJoin(cards, eq(cards.id, cardReviews.cardId))
    .where(and(inArray(cardReviews.studentId, some), inArray(cards.deckId, deckIds)));
  const assignedTo = groupBy(assignments, ({ studentId }) => studentId);
  const saidBy = groupBy(said, ({ studentId }) => studentId);
  const cardsIn = groupBy(held, ({ deckId }) => deckId);
  return (studentId: string) => {
    const own = assignedTo.get(studentId) ?? [];
    const reviews: ReviewOfCard[] = (saidBy.get(studentId) ?? []).map((one) => ({
      cardId: one.cardId,
      day: dayOf(one.day),
      grade: one.grade,
    }));
    return {
      assignments: own,
      cards: own.flatMap(({ deckId }) => cardsIn.get(deckId) ?? []),
      reviews,
    };
  };
}

/** How far somebody is with some cards. */
export function countCards(
  some: readonly { id: string }[],
  reviews: readonly ReviewOfCard[],
): CardCounts {
  const byCard = groupBy(reviews, ({ cardId }) => cardId);
  const counts: CardCounts = { known: 0, learning: 0, new: 0 };
  for (const { id } of some) counts[cardStateOf(replayCard(byCard.get(id) ?? []))] += 1;
  return counts;
}
