import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { contrastOf } from "./contrast.ts";
import { LEAST_CONTRAST, PAIRS, paletteOf, ratioOf } from "./palette.ts";

const read = (name: string) =>
  paletteOf(readFileSync(resolve(import.meta.dirname, "../../../../styles", name), "utf8"));
const palette = read("tokens.css");
const tajwid = read("mushaf.css");

it("measures contrast as WCAG does", () => {
  expect(contrastOf("oklch(0 0 0)", "oklch(1 0 0)")).toBeCloseTo(21, 1);
  expect(contrastOf("oklch(1 0 0)", "oklch(1 0 0)")).toBe(1);
  // #767676, the lightest grey that may stand on white.
  expect(contrastOf("oklch(0.5657 0 0)", "oklch(1 0 0)")).toBeCloseTo(4.54, 1);
});

it("gives both themes the same colours", () => {
  expect(palette.light.size).toBeGreaterThan(20);
  expect([...palette.dark.keys()]).toEqual([...palette.light.keys()]);
  expect(tajwid.light.size).toBe(10);
  expect([...tajwid.dark.keys()]).toEqual([...tajwid.light.keys()]);
});

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it.each(PAIRS)("$colour stands out from $ground ($use)", (pair) => {
    expect(ratioOf(palette, pair, theme)).toBeGreaterThanOrEqual(LEAST_CONTRAST[pair.use]);
  });

  it.each([...tajwid[theme]])("%s stands out on a page of the mushaf", (_name, colour) => {
    const grounds = ["surface", "accent-soft"].map((name) => palette[theme].get(name) ?? "");
    const least = Math.min(...grounds.map((ground) => contrastOf(colour, ground)));
    expect(least).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
  });
});
