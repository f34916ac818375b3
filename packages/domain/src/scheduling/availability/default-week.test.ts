import { expect, test } from "vitest";

import { dayNameOf } from "../../time/day-of-week.ts";
import { timeFromMinutes } from "../../time/wall-time.ts";
import { DEFAULT_WEEK } from "./default-week.ts";
import { findOverlaps, parseWeeklyRange } from "./weekly-range.ts";

test("the default week has the days that a teacher usually starts from", () => {
  const lines = DEFAULT_WEEK.map(
    ({ dayOfWeek, startMinute, endMinute }) =>
      `${dayNameOf(dayOfWeek)} ${startMinute / 60}-${endMinute / 60}`,
  );
  expect(lines).toEqual([
    "Sunday 9-17",
    "Monday 9-17",
    "Monday 20-23",
    "Wednesday 9-17",
    "Friday 9-17",
  ]);
});

test("the default week could be saved as it is", () => {
  expect(findOverlaps(DEFAULT_WEEK)).toEqual([]);
  for (const range of DEFAULT_WEEK) {
    const sent = {
      day_of_week: range.dayOfWeek,
      start_time: timeFromMinutes(range.startMinute),
      end_time: timeFromMinutes(range.endMinute),
    };
    expect(parseWeeklyRange(sent)).toEqual({ ok: true, range });
  }
});
