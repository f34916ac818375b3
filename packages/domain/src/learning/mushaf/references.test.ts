import fc from "fast-check";
import { expect, it } from "vitest";

import { readReference } from "./references.ts";

it.each([
  ["2:255", "aya", { sura: 2, aya: 255 }, 42],
  [" 2 255 ", "aya", { sura: 2, aya: 255 }, 42],
  ["٢:٢٥٥", "aya", { sura: 2, aya: 255 }, 42],
  ["50", "page", { sura: 3, aya: 1 }, 50],
  ["page 50", "page", { sura: 3, aya: 1 }, 50],
  ["p. 604", "page", { sura: 112, aya: 1 }, 604],
  ["صفحة ٥٠", "page", { sura: 3, aya: 1 }, 50],
  ["juz 30", "juz", { sura: 78, aya: 1 }, 582],
  ["جزء ٣٠", "juz", { sura: 78, aya: 1 }, 582],
])("“%s” is a place", (typed, kind, place, page) => {
  expect(readReference(typed)).toEqual({ kind, place, page });
});

it.each(["", "115:1", "2:287", "0", "605", "juz 31", "juz 0", "page", "الرحمن", "2:"])(
  "“%s” is none",
  (typed) => {
    expect(readReference(typed)).toBeNull();
  },
);

it("never fails, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      expect(readReference(typed)?.page ?? 1).toBeLessThanOrEqual(604);
    }),
  );
});
