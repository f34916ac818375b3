import { expect, it } from "vitest";

import { countChoices, parseTeacherSearch, withChoice, withDay } from "./teacher-search.ts";

it.each([
  [{}, {}],
  [{ programme: "tajweed", language: "fr", gender: "F" }, undefined],
  [{ day: 0, from: "23:00", to: "00:30" }, undefined],
  [{ page: 3 }, undefined],
  [{ page: 1 }, {}],
  [{ page: "2" }, {}],
  [{ gender: "X", language: "xx", programme: "<b>", page: -1 }, {}],
  [{ day: 7, from: "10:00", to: "11:00" }, {}],
  [{ day: 2, from: "10:00" }, {}],
  [{ day: 2, from: "10:00", to: "10:00" }, {}],
  [{ day: 2, from: "25:00", to: "11:00" }, {}],
])("reads %j from an address", (raw, wanted) => {
  expect(parseTeacherSearch(raw)).toEqual(wanted ?? raw);
});

it("counts a day with its hours as one choice", () => {
  expect(countChoices({ day: 0, from: "17:00", to: "18:00", gender: "F", page: 2 })).toBe(2);
});

it("begins again at the first page with every choice", () => {
  expect(withChoice({ gender: "F", page: 3 }, { language: "fr" })).toEqual({
    gender: "F",
    language: "fr",
  });
  expect(withChoice({ gender: "F", page: 3 }, { gender: undefined })).toEqual({});
});

it("offers the hours after school with a day, keeps those that were chosen, and drops them without a day", () => {
  const chosen = withDay({}, 2);
  expect(chosen).toEqual({ day: 2, from: "17:00", to: "18:00" });
  expect(withDay({ ...chosen, from: "09:00" }, 3)).toEqual({ day: 3, from: "09:00", to: "18:00" });
  expect(withDay(chosen, undefined)).toEqual({});
});
