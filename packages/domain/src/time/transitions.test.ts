import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { offsetMsByIntl } from "./intl-offset.ts";
import { transitionsOf } from "./transitions.ts";

const HOUR_MS = 3_600_000;
const year = (value: number) => Date.UTC(value, 0, 1);

test("Cairo's year has two changes", () => {
  expect(transitionsOf("Africa/Cairo", year(2027), year(2028))).toEqual([
    {
      atMs: Date.parse("2027-04-29T22:00Z"),
      offsetBeforeMs: 2 * HOUR_MS,
      offsetAfterMs: 3 * HOUR_MS,
    },
    {
      atMs: Date.parse("2027-10-28T21:00Z"),
      offsetBeforeMs: 3 * HOUR_MS,
      offsetAfterMs: 2 * HOUR_MS,
    },
  ]);
});

test("a change at the start of the window counts, one at its end does not", () => {
  const atMs = Date.parse("2027-03-28T01:00Z");
  expect(transitionsOf("Europe/Paris", atMs, atMs + 1)).toHaveLength(1);
  expect(transitionsOf("Europe/Paris", atMs - 1, atMs)).toEqual([]);
  expect(transitionsOf("Europe/Paris", atMs + 1, atMs)).toEqual([]);
});

test("zones without clock changes have none, half hours are known", () => {
  expect(transitionsOf("Indian/Reunion", year(2010), year(2050))).toEqual([]);
  expect(transitionsOf("Asia/Kathmandu", year(2010), year(2050))).toEqual([]);
  const [first] = transitionsOf("Australia/Lord_Howe", year(2027), year(2028));
  expect(first?.offsetBeforeMs).toBe(11 * HOUR_MS);
  expect(first?.offsetAfterMs).toBe(10.5 * HOUR_MS);
});

test("an unknown zone is refused", () => {
  expect(() => transitionsOf("Europe/Foo", year(2026), year(2027))).toThrow(RangeError);
});

describe.each(["Europe/Paris", "Africa/Cairo", "America/Toronto", "Australia/Lord_Howe"])(
  "%s",
  (zone) => {
    test("offsets change at the transitions and nowhere else, also beyond the tables", () => {
      const days = fc.integer({ min: 0, max: 75 * 365 });
      fc.assert(
        fc.property(days, fc.integer({ min: 1, max: 400 }), (day, length) => {
          const fromMs = year(1990) + day * 24 * HOUR_MS;
          const untilMs = fromMs + length * 24 * HOUR_MS;
          let offsetMs = offsetMsByIntl(fromMs - 1000, zone);
          for (const { atMs, offsetBeforeMs, offsetAfterMs } of transitionsOf(
            zone,
            fromMs,
            untilMs,
          )) {
            expect(offsetBeforeMs).toBe(offsetMs);
            expect(offsetMsByIntl(atMs - 1000, zone)).toBe(offsetBeforeMs);
            expect(offsetMsByIntl(atMs, zone)).toBe(offsetAfterMs);
            expect(offsetAfterMs).not.toBe(offsetBeforeMs);
            offsetMs = offsetAfterMs;
          }
          expect(offsetMsByIntl(untilMs - 1000, zone)).toBe(offsetMs);
        }),
        { numRuns: 60 },
      );
    });
  },
);
