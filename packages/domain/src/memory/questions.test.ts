import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { placeAt, placeNumber } from "../learning/quran/places.ts";
import { type TestAya, makeQuestions, randomOf } from "./questions.ts";

/** Some ayat of the Quran in their order, with holes between them. */
const held: fc.Arbitrary<TestAya[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 120 })
  .chain((numbers) =>
    fc.tuple(
      ...numbers
        .toSorted((one, other) => one - other)
        .map((number) =>
          fc.record({
            place: fc.constant(placeAt(number)),
            lines: fc.integer({ min: 1, max: 40 }).map((tenth) => tenth / 10),
            isLinked: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
          }),
        ),
    ),
  );
const asked = fc.record({
  ayat: held,
  count: fc.integer({ min: 1, max: 20 }),
  lines: fc.integer({ min: 2, max: 30 }),
  seed: fc.string(),
});
type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;
const never = () => false;
const questionsOf = ({ seed, ...rest }: Asked, resembles = never) =>
  makeQuestions({ ...rest, resembles, random: randomOf(seed) });

const evenAyat = (count: number, linked: number[] = []): TestAya[] =>
  Array.from({ length: count }, (_, at) => ({
    place: placeAt(at + 1),
    lines: 1.5,
    isLinked: linked.includes(at + 1),
  }));

describe("questions", () => {
  it("are as many as asked for, each of another place, in their order, over ayat that are held", () => {
    fc.assert(
      fc.property(asked, (one) => {
        const questions = questionsOf(one);
        expect(questions).toHaveLength(Math.min(one.count, one.ayat.length));
        const known = new Set(one.ayat.map(({ place }) => placeNumber(place)));
        let before = 0;
        for (const { from, to } of questions) {
          expect(placeNumber(from)).toBeGreaterThan(before);
          for (let at = placeNumber(from); at <= placeNumber(to); at += 1) {
            expect(known.has(at)).toBe(true);
          }
          before = placeNumber(from);
        }
      }),
    );
  });

  it("end as soon as there are so many lines", () => {
    fc.assert(
      fc.property(asked, (one) => {
        const linesOf = new Map(one.ayat.map(({ place, lines }) => [placeNumber(place), lines]));
        for (const { from, to } of questionsOf(one)) {
          let withoutLast = 0;
          for (let at = placeNumber(from); at < placeNumber(to); at += 1) {
            withoutLast += linesOf.get(at) ?? 0;
          }
          expect(withoutLast).toBeLessThan(one.lines);
        }
      }),
    );
  });

  it("are the same for the same seed, and others for another", () => {
    const of = (seed: string) => questionsOf({ ayat: evenAyat(200), count: 8, lines: 6, seed });
    expect(of("one")).toEqual(of("one"));
    expect(of("one")).not.toEqual(of("other"));
  });

  it("lie evenly: one in each fifth", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const questions = questionsOf({ ayat: evenAyat(100), count: 5, lines: 6, seed });
      const fifths = questions.map(({ from }) => Math.floor((placeNumber(from) - 1) / 20));
      expect(fifths).toEqual([0, 1, 2, 3, 4]);
    }
  });

  it("take what is linked first, and in every second part what resembles another", () => {
    const ayat = evenAyat(100, [37]);
    const even = questionsOf({ ayat, count: 5, lines: 4, seed: "s" }, () => true);
    expect(even.map(({ kind }) => kind)).toEqual([
      "similar",
      "similar",
      "similar",
      "random",
      "similar",
    ]);
    expect(even[1]?.from).toEqual(placeAt(37));
  });

  it("are none where nothing may be asked", () => {
    expect(questionsOf({ ayat: [], count: 3, lines: 5, seed: "s" })).toEqual([]);
  });
});

it("chance lies from 0 to below 1, and everywhere", () => {
  const random = randomOf("seed");
  const tenths = new Set(Array.from({ length: 500 }, () => Math.floor(random() * 10)));
  expect([...tenths].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
