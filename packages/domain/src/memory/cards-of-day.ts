/** Which cards a pupil is asked on a day. */
import { groupBy } from "../group-by.ts";
import {
  type CardMemory,
  type CardReview,
  cardDueDay,
  cardStrengthOn,
  replayCard,
} from "./card-schedule.ts";
import type { Day } from "./days.ts";

/** However many are due: what remains comes on the days after, the weakest first. */
export const CARDS_A_DAY = 40;

export type DeckAssignment = { deckId: string; newPerDay: number };
/** In the order of their decks. */
export type DeckCard = { id: string; deckId: string };
export type CardsInput = {
  /** The first given first; those that have ended left out. */
  assignments: readonly DeckAssignment[];
  cards: readonly DeckCard[];
  reviews: readonly (CardReview & { cardId: string })[];
  day: Day;
};

export type CardOfDay = { cardId: string; deckId: string; isNew: boolean };

type Known = DeckCard & { memory: CardMemory | null; begunOn: Day | null };

/**
 * Those that are due first, the weakest before all others, then new ones of each deck, in its order and so many as its
 * assignment allows. What was answered on the day itself counts towards both limits and does not come again.
 */
export function cardsOfDay({ assignments, cards, reviews, day }: CardsInput): CardOfDay[] {
  const known = knownOf({ assignments, cards, reviews });
  const answered = known.filter(({ memory }) => memory?.lastDay === day).length;
  const due = known
    .flatMap(({ id, memory }, at) => (isDue(memory, day) ? [{ id, memory, at }] : []))
    .map((one) => ({ ...one, strength: cardStrengthOn(one.memory, day) }))
    .toSorted((one, other) => one.strength - other.strength || one.at - other.at)
    .map(({ at }) => known[at] as Known);
  const fresh = assignments.flatMap(({ deckId, newPerDay }) => {
    const own = known.filter((card) => card.deckId === deckId);
    const begun = own.filter(({ begunOn }) => begunOn === day).length;
    return own.filter(({ memory }) => memory === null).slice(0, Math.max(0, newPerDay - begun));
  });
  return [...due, ...fresh]
    .slice(0, Math.max(0, CARDS_A_DAY - answered))
    .map(({ id, deckId, memory }) => ({ cardId: id, deckId, isNew: memory === null }));
}

const isDue = (memory: CardMemory | null, day: Day): memory is CardMemory =>
  memory !== null && memory.lastDay < day && cardDueDay(memory) <= day;

/** The cards of decks that are assigned, deck by deck, with what their answers come to. */
function knownOf({ assignments, cards, reviews }: Omit<CardsInput, "day">): Known[] {
  const byDeck = groupBy(cards, ({ deckId }) => deckId);
  const byCard = groupBy(reviews, ({ cardId }) => cardId);
  return assignments.flatMap(({ deckId }) =>
    (byDeck.get(deckId) ?? []).map((card) => {
      const own = byCard.get(card.id) ?? [];
      const begunOn = own.length > 0 ? Math.min(...own.map((review) => review.day)) : null;
      return { ...card, memory: replayCard(own), begunOn };
    }),
  );
}
