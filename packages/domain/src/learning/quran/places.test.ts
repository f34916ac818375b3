import fc from "fast-check";
import { expect, test } from "vitest";

import { AYAT_TOTAL, countAyat, isPlace, neighbourOf, placeAt, placeNumber } from "./places.ts";
import { AYAT_OF } from "./suras.ts";

const places = fc.integer({ min: 1, max: 114 }).chain((sura) =>
  fc.record({
    sura: fc.constant(sura),
    aya: fc.integer({ min: 1, max: AYAT_OF[sura - 1] as number }),
  }),
);

test("114 suras have 6236 ayat", () => {
  expect(AYAT_OF).toHaveLength(114);
  expect(AYAT_TOTAL).toBe(6236);
});

test.each([
  [1, 1, 1],
  [1, 7, 7],
  [2, 1, 8],
  [2, 286, 293],
  [3, 1, 294],
  [114, 6, 6236],
])("%i:%i is the %i. aya", (sura, aya, number) => {
  expect(placeNumber({ sura, aya })).toBe(number);
});

test.each([
  [0, 1],
  [115, 1],
  [1, 0],
  [1, 8],
  [114, 7],
  [1, 1.5],
  [1.5, 1],
])("%f:%f is no place", (sura, aya) => {
  expect(isPlace({ sura, aya })).toBe(false);
  expect(() => placeNumber({ sura, aya })).toThrow(RangeError);
});

test("ayat are counted over the ends of suras", () => {
  expect(countAyat({ sura: 112, aya: 1 }, { sura: 114, aya: 6 })).toBe(15);
  expect(countAyat({ sura: 2, aya: 255 }, { sura: 2, aya: 255 })).toBe(1);
  expect(countAyat({ sura: 2, aya: 2 }, { sura: 1, aya: 7 })).toBe(0);
});

test("numbers are in the order of the places, and no two are the same", () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const order = one.sura - other.sura || one.aya - other.aya;
      expect(Math.sign(placeNumber(one) - placeNumber(other))).toBe(Math.sign(order));
    }),
  );
});

test("after each aya comes the next one, and before that one it; none beyond the ends", () => {
  fc.assert(
    fc.property(places, (place) => {
      const next = neighbourOf(place, 1);
      expect(next && placeNumber(next)).toBe(
        placeNumber(place) === AYAT_TOTAL ? null : placeNumber(place) + 1,
      );
      expect(next ? neighbourOf(next, -1) : place).toEqual(place);
    }),
  );
  expect(neighbourOf({ sura: 114, aya: 6 }, 1)).toBeNull();
  expect(neighbourOf({ sura: 1, aya: 1 }, -1)).toBeNull();
});

test("every place is found again by its number, and no other number has one", () => {
  fc.assert(
    fc.property(places, (place) => {
      expect(placeAt(placeNumber(place))).toEqual(place);
    }),
  );
  expect([placeAt(1), placeAt(AYAT_TOTAL)]).toEqual([
    { sura: 1, aya: 1 },
    { sura: 114, aya: 6 },
  ]);
  for (const number of [0, -1, 1.5, AYAT_TOTAL + 1]) {
    expect(() => placeAt(number)).toThrow(RangeError);
  }
});
