import { describe, expect, it } from "vitest";

import { isOpen, parseNeed, withChoice, writtenNeed } from "./need.ts";

describe("what a visitor seeks", () => {
  it.each([
    [{}, {}],
    [{ programme: "tajweed", audience: "women", page: 2 }, "same"],
    [{ days: 3 }, { days: [3] }],
    [
      { days: "0,3", parts: "evening,morning" },
      { days: [0, 3], parts: ["morning", "evening"] },
    ],
    [{ programme: "<b>", audience: "all", language: "xx", days: "9", page: 1 }, {}],
  ])("is read from %j", (raw, wanted) => {
    expect(parseNeed(raw)).toEqual(wanted === "same" ? raw : wanted);
  });

  it("is written as it is read", () => {
    const need = parseNeed({ programme: "tajweed", days: "0,3", parts: "evening", gender: "F" });
    expect(parseNeed(writtenNeed(need))).toEqual(need);
  });

  it("begins at the first page with another choice, and forgets one that is taken away", () => {
    const need = parseNeed({ programme: "tajweed", audience: "men", page: 3 });
    expect(withChoice(need, { audience: "women" })).toEqual({
      programme: "tajweed",
      audience: "women",
    });
    expect(withChoice(need, { programme: undefined })).toEqual({ audience: "men" });
    const atNight = parseNeed({ ...need, days: "1", parts: "evening" });
    expect(withChoice(atNight, { days: undefined, parts: undefined })).not.toHaveProperty("days");
  });

  it("is nothing where only a page is named", () => {
    expect(isOpen({ page: 2 })).toBe(true);
    expect(isOpen({ gender: "F" })).toBe(false);
  });
});
