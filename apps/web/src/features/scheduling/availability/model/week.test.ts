import { expect, test } from "vitest";

import { entriesFrom, isSameWeek, suggestedRanges, weekFromSlots } from "./week.ts";

const slot = { id: "s", day_of_week: 6, start_time: "09:00:00", end_time: "00:00:00" };

const part = (id: string, start: string, end: string, student: string | null = null) => ({
  ...slot,
  id,
  start_time: `${start}:00`,
  end_time: `${end}:00`,
  is_free: student === null,
  student,
});

test("a range is edited as it was offered, whatever lessons take of it; those carry the name", () => {
  const week = weekFromSlots([
    part("a", "09:00", "10:30"),
    part("a-630", "10:30", "11:15", "Maryam"),
    part("a-675", "11:15", "12:00"),
    part("b", "12:00", "14:00"),
    part("c", "20:00", "21:00", "Yusuf"),
    part("c-1260", "21:00", "00:00"),
  ]);
  expect(week.free).toEqual([
    { id: "a", day: 6, start: "09:00", end: "12:00" },
    { id: "b", day: 6, start: "12:00", end: "14:00" },
    { id: "c", day: 6, start: "20:00", end: "00:00" },
  ]);
  expect(week.taken).toEqual([
    { id: "a-630", day: 6, start: "10:30", end: "11:15", student: "Maryam" },
    { id: "c", day: 6, start: "20:00", end: "21:00", student: "Yusuf" },
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
