import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Account, keyOf } from "./accounts.ts";
import { unusedOf } from "./give-back.ts";
import { faultOfPosting } from "./journal.ts";
import { type Lot, type Posted, settleUse } from "./settle.ts";
import { earnedOf } from "./shares.ts";

const lotOf = (id: string, minutes: number, paid: number): Lot => ({
  id,
  minutes,
  paid,
  unused: minutes,
  used: 0,
  currency: "EUR",
  isClosed: false,
});

/** A subscription whose lessons are settled one after the other, with a journal that only sums. */
class Book {
  readonly balances = new Map<string, number>();
  readonly posted = new Map<string, Posted[]>();
  lots: Lot[];

  constructor(lots: Lot[]) {
    this.lots = lots;
  }

  settle(lesson: string, wantedMin: number) {
    const settled = settleUse({
      wantedMin,
      posted: this.posted.get(lesson) ?? [],
      lots: this.lots,
      subscription: "s",
      payer: "p",
    });
    const fault = settled.entries.length > 0 && faultOfPosting(settled.entries);
    if (fault) throw new Error(fault);
    for (const { account, amount } of settled.entries) this.add(account, amount);
    const before = this.posted.get(lesson) ?? [];
    this.lots = this.lots.map((lot) => {
      const change = sumOf(settled.posted, lot.id) - sumOf(before, lot.id);
      return { ...lot, used: lot.used + change, unused: lot.isClosed ? 0 : lot.unused - change };
    });
    this.posted.set(lesson, settled.posted);
    return settled.entries;
  }

  close(id: string) {
    this.lots = this.lots.map((lot) =>
      lot.id === id ? { ...lot, unused: 0, isClosed: true } : lot,
    );
  }

  add(account: Account, amount: number) {
    const key = keyOf(account);
    this.balances.set(key, (this.balances.get(key) ?? 0) + amount);
  }

  at(key: string) {
    return this.balances.get(key) ?? 0;
  }
}

const sumOf = (posted: readonly Posted[], lotId: string | null) =>
  posted.filter((part) => part.lotId === lotId).reduce((sum, { minutes }) => sum + minutes, 0);

describe("a lesson of 60 minutes on a period of 480 for 96,00 €", () => {
  it("uses an eighth of both", () => {
    const book = new Book([lotOf("a", 480, 9600)]);
    book.settle("1", 60);
    expect(Object.fromEntries(book.balances)).toEqual({
      "minutes:MIN:a": -60,
      "taught:MIN:": 60,
      "deferred:EUR:a": -1200,
      "earned:EUR:": 1200,
    });
  });

  it("comes back whole when it turns out that the teacher was not there", () => {
    const book = new Book([lotOf("a", 480, 9600)]);
    book.settle("1", 60);
    book.settle("1", 0);
    expect([...book.balances.values()].every((balance) => balance === 0)).toBe(true);
  });

  it("posts nothing the second time", () => {
    const book = new Book([lotOf("a", 480, 9600)]);
    book.settle("1", 60);
    expect(book.settle("1", 60)).toEqual([]);
  });
});

describe("a lesson that a period does not cover whole", () => {
  it("takes the rest from the next one, or is taught unpaid until there is one", () => {
    const book = new Book([lotOf("a", 90, 1800)]);
    book.settle("1", 60);
    book.settle("2", 60);
    expect(book.posted.get("2")).toEqual([
      { lotId: "a", minutes: 30 },
      { lotId: null, minutes: 30 },
    ]);
    expect(book.at("owed:MIN:s")).toBe(-30);
    book.lots.push(lotOf("b", 90, 1800));
    book.settle("2", 60);
    expect(book.posted.get("2")).toEqual([
      { lotId: "a", minutes: 30 },
      { lotId: "b", minutes: 30 },
    ]);
    expect(book.at("owed:MIN:s")).toBe(0);
  });
});

describe("a lesson whose period has been given back", () => {
  it("returns its money to the payer's credit, and its minutes to nobody", () => {
    const book = new Book([lotOf("a", 480, 9600)]);
    book.settle("1", 60);
    book.close("a");
    book.settle("1", 0);
    expect(book.at("credit:EUR:p")).toBe(1200);
    expect(book.at("minutes:MIN:a")).toBe(-60);
    expect(book.at("taught:MIN:")).toBe(0);
  });

  it("takes no further minute of it", () => {
    const book = new Book([lotOf("a", 480, 9600), lotOf("b", 480, 9600)]);
    book.close("a");
    book.settle("1", 60);
    expect(book.posted.get("1")).toEqual([{ lotId: "b", minutes: 60 }]);
  });
});

const lots = fc.array(
  fc.record({
    minutes: fc.integer({ min: 1, max: 600 }),
    paid: fc.integer({ min: 0, max: 20_000 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        lesson: fc.integer({ min: 0, max: 9 }),
        wanted: fc.integer({ min: 0, max: 90 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ close: fc.integer({ min: 0, max: 3 }) }) },
  ),
  { maxLength: 60 },
);

describe("whatever is said, corrected and given back in whatever order", () => {
  it("what is posted is what is wanted, no lot falls below zero, and no hundredth is lost", () => {
    fc.assert(
      fc.property(lots, steps, (bought, run) => {
        const book = new Book(
          bought.map(({ minutes, paid }, n) => lotOf(String(n), minutes, paid)),
        );
        const wantedOf = new Map<string, number>();
        let back = 0;
        for (const step of run) {
          if ("close" in step) {
            const lot = book.lots[step.close];
            if (!lot || lot.isClosed) continue;
            back += unusedOf({ ...lot, tax: 0 }).amount;
            book.close(lot.id);
            continue;
          }
          book.settle(String(step.lesson), step.wanted);
          wantedOf.set(String(step.lesson), step.wanted);
        }
        for (const [lesson, wanted] of wantedOf) {
          const posted = book.posted.get(lesson)!;
          expect(posted.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(wanted);
        }
        for (const lot of book.lots) {
          expect(lot.unused).toBeGreaterThanOrEqual(0);
          expect(lot.used).toBeLessThanOrEqual(lot.minutes);
        }
        const paid = book.lots.reduce((sum, lot) => sum + lot.paid, 0);
        const deferred = book.lots
          .filter((lot) => !lot.isClosed)
          .reduce((sum, lot) => sum + unusedOf({ ...lot, tax: 0 }).amount, 0);
        expect(book.at("earned:EUR:") + book.at("credit:EUR:p") + deferred + back).toBe(paid);
        expect(book.at("earned:EUR:")).toBe(
          book.lots.reduce(
            (sum, { paid: of, used, minutes: total }) => sum + earnedOf({ paid: of, used, total }),
            0,
          ),
        );
        expect(book.at("taught:MIN:")).toBe(
          [...wantedOf.values()].reduce((sum, one) => sum + one, 0),
        );
      }),
    );
  });
});
