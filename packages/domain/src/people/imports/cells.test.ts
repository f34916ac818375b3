import fc from "fast-check";
import { expect, it, test } from "vitest";

import { civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import { currentAge } from "../age.ts";
import { ageOnBirthday, readDate, readGender, readLanguage } from "./cells.ts";

it.each([
  ["2015-03-09", "2015-03-09"],
  ["9/3/2015", "2015-03-09"],
  ["09.03.2015", "2015-03-09"],
  ["9-3-2015", "2015-03-09"],
  ["31/02/2015", null],
  ["3/9/15", null],
  ["soon", null],
])("a date is read as Europeans write it: %s", (text, date) => {
  expect(readDate(text)).toBe(date);
});

it.each([
  ["2015-11-21", { age: 11, on: "2026-11-21" }],
  ["2015-11-22", { age: 10, on: "2025-11-22" }],
  ["2024-02-29", { age: 2, on: "2026-03-01" }],
  ["2026-01-01", null],
  ["2030-01-01", null],
  ["1890-01-01", null],
])("who was born on %s", (birthday, aged) => {
  expect(ageOnBirthday(birthday, "2026-11-21")).toEqual(aged);
});

test("whoever is brought with a birthday is as old as the calendar says, then and later", () => {
  const day = fc.integer({ min: -25_000, max: 19_000 }).map((n) => civilDateOf(n * DAY_MS));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 4000 }), (birthday, later) => {
      const aged = ageOnBirthday(birthday, "2026-11-21");
      if (!aged) return;
      const today = civilDateOf(Date.UTC(2026, 10, 21) + later * DAY_MS);
      const isAhead = today.slice(5) < birthday.slice(5);
      const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - Number(isAhead);
      const now = currentAge({ ageDeclared: aged.age, declaredOn: aged.on, today });
      expect(now).toBe(years);
    }),
  );
});

it("genders and languages are words of three languages", () => {
  expect(["Fille", "F", "أنثى", "Garçon", "male", "?"].map(readGender)).toEqual([
    "F",
    "F",
    "F",
    "M",
    "M",
    null,
  ]);
  expect(["FR", "Français", "Arabic", "العربية", "Klingon"].map(readLanguage)).toEqual([
    "fr",
    "fr",
    "ar",
    "ar",
    null,
  ]);
});
