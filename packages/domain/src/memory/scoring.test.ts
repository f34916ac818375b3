import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { MARK_KINDS } from "../learning/marks/kinds.ts";
import { FIRST_SCHEMES } from "./first-schemes.ts";
import { type SchemePoints, type TestMark, isOfMemory, scoreTest } from "./scoring.ts";

const amount = fc.integer({ min: 0, max: 20 }).map((half) => half / 2);
const kinds = (ofMemory: boolean) => MARK_KINDS.filter((kind) => isOfMemory(kind) === ofMemory);
const pointsOf = (ofMemory: boolean) =>
  fc.dictionary(fc.constantFrom(...kinds(ofMemory)), amount) as fc.Arbitrary<
    SchemePoints["memory"]
  >;
const most = (max: number) => fc.option(fc.integer({ min: 1, max }));
const scheme: fc.Arbitrary<SchemePoints> = fc.record({
  full: fc.record({ memory: fc.constantFrom(20, 50), tajwid: fc.constantFrom(20, 50) }),
  memory: pointsOf(true),
  tajwid: pointsOf(false),
  sameAtMost: most(4),
  repeatedTajwid: fc.option(amount),
  pass: fc.record({ memory: amount, tajwid: amount }),
  promptsAtMost: most(5),
});
const mark: fc.Arbitrary<TestMark> = fc.record({
  kind: fc.constantFrom(...MARK_KINDS),
  detail: fc.constantFrom("", "ص/س"),
  place: fc.record({
    sura: fc.constant(78),
    aya: fc.integer({ min: 1, max: 3 }),
    word: fc.constant(1),
  }),
});
const marks = fc.array(mark, { maxLength: 20 });

const at = (kind: TestMark["kind"], aya = 1, detail = ""): TestMark => ({
  kind,
  detail,
  place: { sura: 78, aya, word: 1 },
});
const times = (count: number, one: TestMark) => Array.from({ length: count }, () => one);
const byKey = (key: string) => FIRST_SCHEMES.find((one) => one.key === key)!.points;

describe("whatever the scheme", () => {
  it("more mistakes never give a better score, and none below 0", () => {
    fc.assert(
      fc.property(scheme, marks, marks, (points, some, more) => {
        const before = scoreTest(points, some);
        const after = scoreTest(points, [...some, ...more]);
        for (const figure of ["memory", "tajwid"] as const) {
          expect(after[figure]).toBeLessThanOrEqual(before[figure]);
          expect(after[figure]).toBeGreaterThanOrEqual(0);
        }
        expect(Number(after.isPassed)).toBeLessThanOrEqual(Number(before.isPassed));
      }),
    );
  });

  it("the order of marks says nothing", () => {
    fc.assert(
      fc.property(scheme, marks, (points, all) => {
        expect(scoreTest(points, all.toReversed())).toEqual(scoreTest(points, all));
      }),
    );
  });

  it("the same mistake counts no more often than it may", () => {
    fc.assert(
      fc.property(scheme, mark, fc.integer({ min: 1, max: 8 }), (points, one, count) => {
        const free = { ...points, promptsAtMost: null };
        const least = Math.min(count, points.sameAtMost ?? count);
        expect(scoreTest(free, times(count, one))).toEqual(scoreTest(free, times(least, one)));
      }),
    );
  });

  it("one mistake takes what its kind takes, from its own figure", () => {
    fc.assert(
      fc.property(scheme, mark, (points, one) => {
        const figure = isOfMemory(one.kind) ? "memory" : "tajwid";
        const { [figure]: left } = scoreTest(points, [one]);
        expect(left).toBe(Math.max(0, points.full[figure] - (points[figure][one.kind] ?? 0)));
      }),
    );
  });

  it("a mistake of memory leaves tajwid as it was, and the other way round", () => {
    fc.assert(
      fc.property(scheme, marks, mark, (points, all, one) => {
        const other = isOfMemory(one.kind) ? "tajwid" : "memory";
        expect(scoreTest(points, [...all, one])[other]).toBe(scoreTest(points, all)[other]);
      }),
    );
  });
});

it.each([
  ["fifty-fifty", [], { memory: 50, tajwid: 50, isPassed: true }],
  [
    "fifty-fifty",
    [at("hesitation"), at("self-corrected"), at("prompted"), at("skipped-word")],
    { memory: 42, tajwid: 50, isPassed: true },
  ],
  // The second ghunnah takes three, wherever it stands; another rule takes one again.
  [
    "fifty-fifty",
    [at("ghunnah", 1), at("ghunnah", 2), at("madd", 2)],
    { memory: 50, tajwid: 45, isPassed: true },
  ],
  ["fifty-fifty", times(9, at("prompted", 1)), { memory: 23, tajwid: 50, isPassed: false }],
  ["fifty-fifty-children", times(9, at("prompted", 1)), { memory: 41, tajwid: 50, isPassed: true }],
  ["fifty-fifty-children", times(9, at("ghunnah")), { memory: 50, tajwid: 43, isPassed: true }],
  [
    "half-one-two",
    [at("hesitation"), at("self-corrected"), at("prompted")],
    { memory: 16.5, tajwid: 20, isPassed: true },
  ],
  [
    "half-one-two",
    [1, 2, 3].map((aya) => at("prompted", aya)),
    { memory: 14, tajwid: 20, isPassed: true },
  ],
  [
    "half-one-two",
    [1, 2, 3, 4].map((aya) => at("prompted", aya)),
    { memory: 12, tajwid: 20, isPassed: false },
  ],
])("by %s %j is %j", (key, made, score) => {
  expect(scoreTest(byKey(key), made)).toEqual(score);
});
