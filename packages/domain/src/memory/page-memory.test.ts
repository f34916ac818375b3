import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { MARKERS } from "../learning/marks/kinds.ts";
import { dayOf } from "./days.ts";
import {
  type Recital,
  type Review,
  beginReplay,
  dueDay,
  memoryOf,
  replayOn,
  replayPage,
  strengthOn,
} from "./page-memory.ts";

const START = dayOf("2026-03-02");
const PAGE = 300;
const rules = { recentDays: 14 };
const CYCLE = 45;

const recital = fc.record({
  day: fc.integer({ min: START, max: START + 120 }),
  by: fc.constantFrom(...MARKERS),
  grade: fc.constantFrom(1, 2, 3, 4) as fc.Arbitrary<Recital["grade"]>,
  lines: fc.constantFrom(null, { first: 1, last: 5 }, { first: 3, last: 12 }),
});
const said = fc.record({
  day: fc.integer({ min: START, max: START + 120 }),
  standing: fc.constantFrom("solid", "shaky", "rusty", "not-yet"),
}) as fc.Arbitrary<Review>;
const reviews = fc.array(
  fc.oneof({ weight: 8, arbitrary: recital }, { weight: 1, arbitrary: said }),
  {
    maxLength: 40,
  },
);

const heard = (day: number, grade: Recital["grade"], by: Recital["by"] = "teacher"): Recital => ({
  day: START + day,
  by,
  grade,
  lines: null,
});
const dueOf = (all: Review[]) => dueDay(replayPage(PAGE, all, rules)!, CYCLE) - START;

describe("replay", () => {
  it("gives the same in any order and in any batches", () => {
    fc.assert(
      fc.property(reviews, fc.integer({ min: 1, max: 7 }), (all, size) => {
        const whole = replayPage(PAGE, all, rules);
        expect(replayPage(PAGE, all.toReversed(), rules)).toEqual(whole);
        const sorted = all.toSorted((one, other) => one.day - other.day);
        let replay = beginReplay(PAGE);
        for (let at = 0; at < sorted.length; at += size) {
          replay = replayOn(replay, sorted.slice(at, at + size), rules);
        }
        expect(memoryOf(replay, rules)).toEqual(whole);
      }),
    );
  });

  it("refuses what is older than what was replayed", () => {
    const replay = replayOn(beginReplay(PAGE), [heard(3, 3)], rules);
    expect(() => replayOn(replay, [heard(2, 3)], rules)).toThrow(RangeError);
  });
});

describe("the day on which a page comes back", () => {
  it("is never later for a worse grade, whatever came before", () => {
    fc.assert(
      fc.property(reviews, recital, fc.constantFrom(1, 2, 3), (all, last, drop) => {
        const day = Math.max(START, ...all.map((one) => one.day)) + 1;
        const better = { ...last, day };
        const worse = { ...better, grade: Math.max(1, last.grade - drop) as Recital["grade"] };
        const [one, other] = [better, worse].map((end) => replayPage(PAGE, [...all, end], rules)!);
        expect(dueDay(other!, CYCLE)).toBeLessThanOrEqual(dueDay(one!, CYCLE));
      }),
    );
  });

  it("is never later for a worse grade long ago", () => {
    const step = fc.record({
      gap: fc.integer({ min: 1, max: 40 }),
      grade: fc.constantFrom(1, 2, 3, 4) as fc.Arbitrary<Recital["grade"]>,
    });
    const steps = fc.array(step, { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(steps, fc.nat(), fc.constantFrom(1, 2, 3), (all, which, drop) => {
        let day = 0;
        const lived = all.map(({ gap, grade }) => heard((day += gap), grade));
        const at = which % lived.length;
        const worse = lived.map((one, index) =>
          index === at ? { ...one, grade: Math.max(1, one.grade - drop) as Recital["grade"] } : one,
        );
        const start: Review = { day: START, standing: "shaky" };
        expect(dueOf([start, ...worse])).toBeLessThanOrEqual(dueOf([start, ...lived]));
      }),
    );
  });

  it("is after the last review and within the cycle", () => {
    fc.assert(
      fc.property(reviews, fc.integer({ min: 7, max: 90 }), (all, cycle) => {
        const memory = replayPage(PAGE, all, rules);
        if (!memory) return;
        expect(dueDay(memory, cycle)).toBeGreaterThan(memory.lastDay);
        expect(dueDay(memory, cycle)).toBeLessThanOrEqual(memory.lastDay + cycle);
      }),
    );
  });

  it("moves away as it goes well, and comes back sooner after a bad one", () => {
    const well = [heard(0, 3), heard(1, 3), heard(3, 3), heard(10, 3), heard(25, 4)];
    const [first, , , fourth, fifth] = well.map((_, at) => dueOf(well.slice(0, at + 1)));
    expect(first).toBe(1);
    expect(fourth! - 10).toBeGreaterThan(3);
    expect(fifth! - 25).toBeGreaterThan(fourth! - 10);
    expect(dueOf([...well, heard(50, 1)]) - 50).toBeLessThan(fifth! - 25);
  });

  it("is moved by a teacher's word further than by a parent's, and by the pupil's own least", () => {
    const all = [heard(0, 3), heard(2, 3), heard(6, 3)];
    const [teacher, parent, pupil] = MARKERS.map((by) =>
      replayPage(PAGE, [...all, heard(16, 3, by)], rules)!,
    );
    expect(teacher!.stability).toBeGreaterThan(parent!.stability);
    expect(parent!.stability).toBeGreaterThan(pupil!.stability);
  });
});

describe("who listened", () => {
  it("the teacher is believed before the parent on the same day", () => {
    const all = [heard(0, 3), heard(5, 1), heard(5, 3, "parent")];
    expect(replayPage(PAGE, all, rules)).toEqual(replayPage(PAGE, all.slice(0, 2), rules));
  });

  it("a page is learnt once its teacher heard all of it go well", () => {
    const lines = { first: 1, last: 8 };
    expect(replayPage(PAGE, [heard(0, 3, "parent")], rules)?.learned).toBeNull();
    expect(replayPage(PAGE, [{ ...heard(0, 3), lines }], rules)).toMatchObject({
      learned: null,
      known: 255,
    });
    expect(replayPage(PAGE, [heard(0, 2)], rules)?.learned).toBeNull();
    expect(replayPage(PAGE, [heard(0, 2), heard(4, 3)], rules)?.learned).toBe(START + 4);
  });

  it("of a few lines that went well nothing follows, of a few that went badly the page comes sooner", () => {
    const all: Review[] = [{ day: START, standing: "solid" }];
    const few = { first: 1, last: 4 };
    expect(dueOf([...all, { ...heard(3, 3), lines: few }])).toBe(dueOf(all));
    expect(dueOf([...all, { ...heard(3, 1), lines: few }])).toBeLessThan(dueOf(all));
  });
});

describe("at the beginning", () => {
  const dueAt = (standing: "solid" | "shaky" | "rusty") => dueOf([{ day: START, standing }]);

  it("what is rusty comes first, and what is solid last", () => {
    expect(dueAt("rusty")).toBeLessThan(dueAt("shaky"));
    expect(dueAt("shaky")).toBeLessThan(dueAt("solid"));
    expect(replayPage(PAGE, [{ day: START, standing: "not-yet" }], rules)).toBeNull();
  });

  it("is corrected by the first lessons", () => {
    expect(dueOf([{ day: START, standing: "solid" }, heard(2, 1)])).toBeLessThan(10);
  });
});

it("strength falls day by day, and is nothing of a page that is not learnt", () => {
  const memory = replayPage(PAGE, [{ day: START, standing: "shaky" }], rules)!;
  const days = [0, 5, 20, 60].map((day) => strengthOn(memory, START + day));
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(days[0]).toBe(1);
  expect(strengthOn({ ...memory, learned: null }, START)).toBe(0);
});

it("a voided mark is a replay without it", () => {
  const all = [heard(0, 3), heard(2, 1), heard(4, 3)];
  const corrected = [heard(0, 3), heard(2, 3), heard(4, 3)];
  expect(dueOf(corrected)).toBeGreaterThan(dueOf(all));
});
