import fc from "fast-check";
import { expect, it } from "vitest";

import { programmeSlug } from "./programme-slug.ts";

it.each([
  ["Qur’an & Tajweed: level 2", "qur-an-tajweed-level-2"],
  ["  Éloquence  ", "eloquence"],
  ["العربية", "programme"],
])("%s becomes %s", (name, slug) => {
  expect(programmeSlug(name, new Set())).toBe(slug);
});

it("counts on where a name is taken", () => {
  expect(programmeSlug("Tajweed", new Set(["tajweed", "tajweed-2"]))).toBe("tajweed-3");
});

it("is never one that is taken, and fits in an address whatever the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (name) => {
      const first = programmeSlug(name, new Set());
      const second = programmeSlug(name, new Set([first]));
      expect(second).not.toBe(first);
      expect(first).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(first.length).toBeLessThanOrEqual(60);
    }),
  );
});
