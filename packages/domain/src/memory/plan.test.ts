import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Marker } from "../learning/marks/kinds.ts";
import type { DayOfWeek } from "../time/day-of-week.ts";
import { dayOf, dayOfWeekOf } from "./days.ts";
import { type PageMemory, type Review, replayPage } from "./page-memory.ts";
import { type Plan, type PlanInput, planDay } from "./plan.ts";

const START = dayOf("2026-03-02");
const plan: Plan = {
  minutes: 30,
  pages: 5,
  cycleDays: 30,
  recentDays: 14,
  daysOff: [],
  mode: "usual",
  modeUntil: null,
  examPages: null,
};

const anyPlan = fc
  .record({
    minutes: fc.integer({ min: 5, max: 120 }),
    pages: fc.integer({ min: 1, max: 20 }),
    cycleDays: fc.integer({ min: 7, max: 120 }),
    recentDays: fc.integer({ min: 7, max: 30 }),
    daysOff: fc.uniqueArray(fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<DayOfWeek>, {
      maxLength: 4,
    }),
  })
  .map((some): Plan => ({ ...plan, ...some }));

const standing = fc.constantFrom("solid", "shaky", "rusty");
const held = fc.array(fc.record({ standing, ago: fc.integer({ min: 0, max: 6 }) }), {
  minLength: 1,
  maxLength: 60,
});

const reviewsOf = (all: Array<{ standing: "solid" | "shaky" | "rusty"; ago: number }>) =>
  new Map<number, Review[]>(
    all.map(({ standing: one, ago }, at) => [at + 1, [{ day: START - ago, standing: one }]]),
  );

const memoriesOf = (reviews: Map<number, Review[]>): PageMemory[] =>
  [...reviews].flatMap(([page, all]) => replayPage(page, all, plan) ?? []);

/** Days of practice as they come, each portion recited by whoever is at home. */
function live(
  reviews: Map<number, Review[]>,
  input: Omit<PlanInput, "memories" | "day">,
  days: number,
) {
  const plans = [];
  const by: Marker[] = ["parent", "pupil"];
  for (let day = START; day < START + days; day += 1) {
    const today = planDay({ ...input, memories: memoriesOf(reviews), day });
    plans.push(today);
    for (const { page, lines, stream } of today.portions) {
      if (stream === "sabaq") continue;
      const grade = (page + day) % 7 === 0 ? 2 : 3;
      reviews.get(page)?.push({ day, by: by[day % 2] as Marker, grade, lines });
    }
  }
  return plans;
}

describe("a day's portions", () => {
  it("stay within minutes and pages, and fall on no day off", () => {
    fc.assert(
      fc.property(anyPlan, held, fc.boolean(), (some, all, isNew) => {
        const portion = isNew ? { page: 600, lines: null } : null;
        for (const { day, portions, minutes } of live(
          reviewsOf(all),
          { plan: some, portion },
          10,
        )) {
          expect(minutes).toBeLessThanOrEqual(some.minutes);
          const revision = portions.filter(({ stream }) => stream !== "sabaq");
          expect(revision.length).toBeLessThanOrEqual(some.pages);
          expect(new Set(revision.map(({ page }) => page)).size).toBe(revision.length);
          const isFree = some.daysOff.includes(dayOfWeekOf(day));
          expect(isFree && portions.length > 0).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("bring every old page at least once in the cycle that is answered", () => {
    fc.assert(
      fc.property(anyPlan, held, (some, all) => {
        const reviews = reviewsOf(all);
        const first = planDay({
          plan: some,
          portion: null,
          memories: memoriesOf(reviews),
          day: START,
        });
        const days = first.cycleDays * 2 + 14;
        fc.pre(days < 400);
        const plans = live(reviews, { plan: some, portion: null }, days);
        const longest = Math.max(...plans.map(({ cycleDays }) => cycleDays));
        for (const [, each] of reviews) {
          // What lies before the first day is counted from that day: it may itself be a day off, and the next one too.
          const seen = [...each.map(({ day }) => Math.max(day, START)), START + days - 1];
          const gaps = seen.slice(1).map((day, at) => day - (seen[at] as number));
          expect(Math.max(...gaps)).toBeLessThanOrEqual(longest);
        }
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  it("come the weakest first", () => {
    fc.assert(
      fc.property(anyPlan, held, (some, all) => {
        for (const { portions } of live(reviewsOf(all), { plan: some, portion: null }, 12)) {
          const old = portions.map(({ strength }) => strength);
          expect(old).toEqual(old.toSorted((one, other) => one - other));
        }
      }),
      { numRuns: 20 },
    );
  });

  it("are the same on the same day, whatever the order in which pages come", () => {
    fc.assert(
      fc.property(anyPlan, held, (some, all) => {
        const memories = memoriesOf(reviewsOf(all));
        const asked = { plan: some, portion: null, day: START + 3 };
        expect(planDay({ ...asked, memories: memories.toReversed() })).toEqual(
          planDay({ ...asked, memories }),
        );
      }),
    );
  });
});

describe("a new portion", () => {
  const portion = { page: 600, lines: { first: 1, last: 5 } };

  it("comes first, and leaves half of the time to revision", () => {
    const memories = memoriesOf(
      reviewsOf(Array.from({ length: 20 }, () => ({ standing: "rusty", ago: 6 }))),
    );
    const { portions } = planDay({
      plan,
      portion: { page: 600, lines: null },
      memories,
      day: START,
    });
    expect(portions[0]).toMatchObject({ stream: "sabaq", page: 600, minutes: 15 });
    expect(portions.slice(1).map(({ stream }) => stream)).toEqual(Array(5).fill("manzil"));
  });

  it("has all of the time where there is nothing else", () => {
    expect(planDay({ plan, portion, memories: [], day: START })).toMatchObject({
      portions: [{ stream: "sabaq", page: 600, lines: { first: 1, last: 5 }, minutes: 5 }],
      minutes: 5,
    });
  });

  it("waits in Ramadan and before an exam, and comes back after it", () => {
    for (const mode of ["ramadan", "exam"] as const) {
      const asked = { plan: { ...plan, mode, modeUntil: START }, portion, memories: [] };
      expect(planDay({ ...asked, day: START }).portions).toEqual([]);
      expect(planDay({ ...asked, day: START + 1 }).portions).toHaveLength(1);
    }
  });
});

it("before an exam its pages alone are recited, the weakest first, every day", () => {
  const memories = memoriesOf(
    reviewsOf(Array.from({ length: 20 }, () => ({ standing: "solid", ago: 1 }))),
  );
  const exam: Plan = {
    ...plan,
    mode: "exam",
    modeUntil: START + 9,
    examPages: { first: 3, last: 6 },
  };
  const { portions } = planDay({ plan: exam, portion: null, memories, day: START });
  expect(portions.map(({ page }) => page)).toEqual([3, 4, 5, 6]);
});

it("in Ramadan all is gone through within the month, where the time allows it", () => {
  const memories = memoriesOf(
    reviewsOf(Array.from({ length: 60 }, () => ({ standing: "solid", ago: 0 }))),
  );
  const asked = { portion: null, memories, day: START };
  const ramadan: Plan = { ...plan, cycleDays: 90, mode: "ramadan", modeUntil: START + 29 };
  expect(planDay({ ...asked, plan: { ...plan, cycleDays: 90 } }).cycleDays).toBe(90);
  expect(planDay({ ...asked, plan: ramadan }).cycleDays).toBe(29);
  expect(planDay({ ...asked, plan: { ...ramadan, pages: 1 } }).cycleDays).toBe(60);
});

it("what is recent is recited daily, and old pages still have their half", () => {
  const learnt: Review[] = [{ day: START - 2, by: "teacher", grade: 3, lines: null }];
  const reviews = reviewsOf(Array.from({ length: 30 }, () => ({ standing: "rusty", ago: 6 })));
  for (let page = 100; page < 110; page += 1) reviews.set(page, [...learnt]);
  const days = live(reviews, { plan: { ...plan, pages: 3 }, portion: null }, 6);
  for (const { portions } of days) {
    const streams = portions.map(({ stream }) => stream);
    expect(streams).toContain("sabqi");
    expect(streams).toContain("manzil");
    expect(streams).toHaveLength(3);
  }
});
