import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  type CardReview,
  cardDueDay,
  cardStateOf,
  cardStrengthOn,
  replayCard,
} from "./card-schedule.ts";
import { dayOf } from "./days.ts";
import { AGAIN, GOOD, HARD } from "./grade.ts";

const START = dayOf("2026-03-02");
const review = fc.record({
  day: fc.integer({ min: START, max: START + 200 }),
  grade: fc.constantFrom(AGAIN, HARD, GOOD) as fc.Arbitrary<CardReview["grade"]>,
});
const reviews = fc.array(review, { minLength: 1, maxLength: 30 });
const on = (day: number, grade: CardReview["grade"]): CardReview => ({ day: START + day, grade });

describe("a card", () => {
  it("comes to the same in whatever order its answers are replayed", () => {
    fc.assert(
      fc.property(reviews, fc.infiniteStream(fc.nat()), (all, chance) => {
        const shuffled = all
          .map((one) => ({ one, at: chance.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(replayCard(shuffled)).toEqual(replayCard(all));
      }),
    );
  });

  it("comes again on a whole day after its last answer", () => {
    fc.assert(
      fc.property(reviews, (all) => {
        const memory = replayCard(all)!;
        const due = cardDueDay(memory);
        expect(Number.isInteger(due)).toBe(true);
        expect(due).toBeGreaterThan(memory.lastDay);
        expect(memory.lastDay).toBe(Math.max(...all.map(({ day }) => day)));
        const strength = cardStrengthOn(memory, memory.lastDay + 30);
        expect(strength).toBeGreaterThan(0);
        expect(strength).toBeLessThan(1);
      }),
    );
  });

  it("never comes later for a weaker last answer", () => {
    fc.assert(
      fc.property(fc.array(review, { maxLength: 10 }), (before) => {
        const due = (grade: CardReview["grade"]) =>
          cardDueDay(replayCard([...before, on(201, grade)])!);
        expect(due(AGAIN)).toBeLessThanOrEqual(due(HARD));
        expect(due(HARD)).toBeLessThanOrEqual(due(GOOD));
        expect(due(AGAIN)).toBe(START + 202);
      }),
    );
  });

  it("is asked less and less often while it is known", () => {
    let all = [on(0, GOOD)];
    const gaps = Array.from({ length: 4 }, () => {
      const memory = replayCard(all)!;
      all = [...all, { day: cardDueDay(memory), grade: GOOD }];
      return cardDueDay(memory) - memory.lastDay;
    });
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(new Set(gaps).size).toBe(4);
  });

  it("is judged by the weakest answer of a day", () => {
    expect(replayCard([on(0, GOOD), on(0, AGAIN)])).toEqual(replayCard([on(0, AGAIN)]));
  });

  it("is new, then learnt, then known, and learnt again when it is forgotten", () => {
    expect(cardStateOf(replayCard([]))).toBe("new");
    expect(cardStateOf(replayCard([on(0, GOOD)]))).toBe("learning");
    const long = [on(0, GOOD), on(3, GOOD), on(15, GOOD), on(60, GOOD)];
    expect(cardStateOf(replayCard(long))).toBe("known");
    expect(cardStateOf(replayCard([...long, on(120, AGAIN)]))).toBe("learning");
    expect(replayCard([...long, on(120, AGAIN)])?.lapses).toBe(1);
  });
});
