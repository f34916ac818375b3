import fc from "fast-check";
import { expect, test } from "vitest";

import { instantMsOf, isoInstantsOf } from "./iso-instant.ts";

test.each([
  ["2026-11-21T18:00:00.000Z", Date.UTC(2026, 10, 21, 18)],
  ["2026-11-21T18:00Z", Date.UTC(2026, 10, 21, 18)],
  ["2026-11-21T18:00:30+02:00", Date.UTC(2026, 10, 21, 16, 0, 30)],
  ["2026-11-21T18:00:00-03:30", Date.UTC(2026, 10, 21, 21, 30)],
  ["2028-02-29T00:00:00.123456Z", Date.UTC(2028, 1, 29, 0, 0, 0, 123)],
])("%s is an instant", (text, epochMs) => {
  expect(instantMsOf(text)).toBe(epochMs);
});

test.each([
  "",
  "2026-11-21",
  "2026-11-21T18:00",
  "2026-11-21T18:00:00",
  "2026-11-21 18:00:00Z",
  "2026-02-29T00:00:00Z",
  "2026-04-31T00:00:00Z",
  "2026-13-01T00:00:00Z",
  "2026-11-21T24:00:00Z",
  "2026-11-21T18:00:60Z",
  "21/11/2026",
])("%j is none", (text) => {
  expect(() => instantMsOf(text)).toThrow(RangeError);
});

test("instants are written as toISOString writes them, and read back", () => {
  const seconds = fc.integer({
    min: Date.UTC(1000, 0, 1) / 1000,
    max: Date.UTC(9998, 11, 31) / 1000,
  });
  const near = fc
    .tuple(seconds, fc.array(fc.nat(300_000), { maxLength: 20 }))
    .map(([first, steps]) =>
      [0, ...steps].map((step) => (first + step) * 1000).toSorted((a, b) => a - b),
    );
  fc.assert(
    fc.property(near, (instants) => {
      const texts = isoInstantsOf(instants);
      expect(texts).toEqual(instants.map((epochMs) => new Date(epochMs).toISOString()));
      expect(texts.map(instantMsOf)).toEqual(instants);
    }),
  );
});
