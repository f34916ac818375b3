import type { TimeSlot } from "@riwaq/contracts/scheduling/availability";
import { expect, test } from "vitest";

import { loadRamadanWeek } from "./ramadan-week.ts";

const slot = (id: string, start: string, end: string, student: string | null = null): TimeSlot => ({
  id,
  day_of_week: 1,
  start_time: `${start}:00`,
  end_time: `${end}:00`,
  is_free: student === null,
  student,
});

const hours = ({ week }: ReturnType<typeof loadRamadanWeek>) =>
  week.free.map(({ start, end }) => `${start}-${end}`);

test("a week of its own is shown as it is", () => {
  const loaded = loadRamadanWeek([slot("r", "21:00", "23:00")], [slot("a", "09:00", "12:00")]);
  expect(loaded.origin).toBe("saved");
  expect(hours(loaded)).toEqual(["21:00-23:00"]);
});

test("without one it starts as a copy of the usual week, taken hours included and in order", () => {
  const usual = [slot("a", "13:00", "15:00"), slot("b", "09:00", "10:00", "Maryam")];
  const loaded = loadRamadanWeek([], usual);
  expect(loaded.origin).toBe("copied");
  expect(hours(loaded)).toEqual(["09:00-10:00", "13:00-15:00"]);
  expect(loaded.week.taken).toEqual([]);
});

test("without either, the suggested week is where it starts", () => {
  expect(hours(loadRamadanWeek([], [])).length).toBeGreaterThan(0);
});
