import fc from "fast-check";
import { expect, it } from "vitest";

import { slugOf } from "./slug.ts";

it.each([
  ["Qur’an & Tajweed: level 2", "qur-an-tajweed-level-2"],
  ["  Éloquence  ", "eloquence"],
  ["العربية", "programme"],
  ["Youssef El-Naggar", "youssef-el-naggar"],
])("%s becomes %s", (name, slug) => {
  expect(slugOf(name, new Set(), "programme")).toBe(slug);
});

it("counts on where a name is taken", () => {
  expect(slugOf("Tajweed", new Set(["tajweed", "tajweed-2"]), "programme")).toBe("tajweed-3");
});

it("is never one that is taken, and fits in an address whatever the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (name) => {
      const first = slugOf(name, new Set(), "programme");
      const second = slugOf(name, new Set([first]), "programme");
      expect(second).not.toBe(first);
      expect(first).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(first.length).toBeLessThanOrEqual(60);
    }),
  );
});
