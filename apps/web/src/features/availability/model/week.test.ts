import { expect, test } from "vitest";

import { entriesFrom, isSameWeek, suggestedRanges, weekFromSlots } from "./week.ts";

const slot = { id: "s", day_of_week: 6, start_time: "09:00:00", end_time: "00:00:00" };

test("free hours can be edited, taken ones carry the student's name", () => {
  const week = weekFromSlots([
    { ...slot, is_free: true, student: null },
    { ...slot, id: "t", is_free: false, student: "Maryam" },
  ]);
  expect(week.free).toEqual([{ id: "s", day: 6, start: "09:00", end: "00:00" }]);
  expect(week.taken).toEqual([
    { id: "t", day: 6, start: "09:00", end: "00:00", student: "Maryam" },
  ]);
});

test("the entries go out day by day, with seconds, all of them free", () => {
  const late = { id: "b", day: 5, start: "20:00", end: "00:00" } as const;
  const early = { id: "a", day: 0, start: "09:00", end: "17:00" } as const;
  expect(entriesFrom([late, early])).toEqual([
    { day_of_week: 0, start_time: "09:00:00", end_time: "17:00:00", is_free: true },
    { day_of_week: 5, start_time: "20:00:00", end_time: "00:00:00", is_free: true },
  ]);
});

test("the suggestion names Sunday, Monday twice, Wednesday and Friday", () => {
  const lines = suggestedRanges().map(({ day, start, end }) => `${day} ${start}-${end}`);
  expect(lines).toEqual([
    "1 09:00-17:00",
    "2 09:00-17:00",
    "2 20:00-23:00",
    "4 09:00-17:00",
    "6 09:00-17:00",
  ]);
});

test("order and ids do not make a week another one, hours do", () => {
  const week = suggestedRanges();
  const other = week.toReversed().map((range, index) => ({ ...range, id: String(index) }));
  expect(isSameWeek(week, other)).toBe(true);
  expect(isSameWeek(week, other.slice(1))).toBe(false);
});
