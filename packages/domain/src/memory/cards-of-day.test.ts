import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { CardReview } from "./card-schedule.ts";
import { CARDS_A_DAY, type CardsInput, cardsOfDay } from "./cards-of-day.ts";
import { AGAIN, GOOD, HARD } from "./grade.ts";

const TODAY = 20_000;
const deck = (deckId: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${deckId}${at}`, deckId }));
const said = (cardId: string, ago: number, grade: CardReview["grade"] = GOOD) => ({
  cardId,
  day: TODAY - ago,
  grade,
});
const ids = (input: Partial<CardsInput>) =>
  cardsOfDay({
    assignments: [{ deckId: "a", newPerDay: 3 }],
    cards: deck("a", 10),
    reviews: [],
    day: TODAY,
    ...input,
  }).map(({ cardId }) => cardId);

describe("the cards of a day", () => {
  it("are at first so many new ones as the teacher allows, in the order of the deck", () => {
    expect(ids({})).toEqual(["a0", "a1", "a2"]);
  });

  it("are those that are due first, the weakest before all others, then new ones", () => {
    const reviews = [said("a0", 90), said("a1", 2, AGAIN), said("a2", 1), said("a3", 300)];
    expect(ids({ reviews })).toEqual(["a3", "a0", "a1", "a4", "a5", "a6"]);
  });

  it("count what was answered today, and do not ask it again", () => {
    expect(ids({ reviews: [said("a0", 0), said("a1", 0, AGAIN)] })).toEqual(["a2"]);
    const many = { assignments: [{ deckId: "a", newPerDay: 30 }], cards: deck("a", 60) };
    const reviews = deck("a", 35).map(({ id }) => said(id, 60));
    expect(ids({ ...many, reviews })).toHaveLength(CARDS_A_DAY);
    const today = reviews.slice(0, 10).map(({ cardId }) => said(cardId, 0));
    expect(ids({ ...many, reviews: [...reviews, ...today] })).toHaveLength(CARDS_A_DAY - 10);
  });

  it("are of assigned decks alone, each with new ones of its own", () => {
    const cards = [...deck("a", 5), ...deck("b", 5), ...deck("c", 5)];
    const assignments = [
      { deckId: "b", newPerDay: 2 },
      { deckId: "a", newPerDay: 1 },
    ];
    expect(ids({ cards, assignments, reviews: [said("c0", 90)] })).toEqual(["b0", "b1", "a0"]);
  });

  it("hold to both limits, each card once, whatever was answered", () => {
    const reviews = fc.array(
      fc.record({
        cardId: fc.integer({ min: 0, max: 79 }).map((at) => `a${at}`),
        day: fc.integer({ min: TODAY - 60, max: TODAY }),
        grade: fc.constantFrom(AGAIN, HARD, GOOD) as fc.Arbitrary<CardReview["grade"]>,
      }),
      { maxLength: 150 },
    );
    fc.assert(
      fc.property(reviews, fc.integer({ min: 1, max: 30 }), (all, newPerDay) => {
        const input = {
          assignments: [{ deckId: "a", newPerDay }],
          cards: deck("a", 80),
          reviews: all,
          day: TODAY,
        };
        const found = cardsOfDay(input);
        expect(found.length).toBeLessThanOrEqual(CARDS_A_DAY);
        expect(new Set(found.map(({ cardId }) => cardId)).size).toBe(found.length);
        expect(found.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(newPerDay);
        const isDone = new Set(all.flatMap(({ cardId, day }) => (day === TODAY ? [cardId] : [])));
        expect(found.some(({ cardId }) => isDone.has(cardId))).toBe(false);
        expect(cardsOfDay({ ...input, reviews: all.toReversed() })).toEqual(found);
      }),
      { numRuns: 50 },
    );
  });
});
