import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { DayOfWeek } from "../../time/day-of-week.ts";
import { weeklyRanges, weeks } from "./testing/arbitraries.ts";
import {
  findOverlaps,
  isCoveredBy,
  parseWeeklyRange,
  rangesEqual,
  sortRanges,
  type WeeklyRange,
} from "./weekly-range.ts";

const hours = (startHour: number, endHour: number, dayOfWeek: DayOfWeek = 1): WeeklyRange => ({
  dayOfWeek,
  startMinute: startHour * 60,
  endMinute: endHour * 60,
});

describe("reading a range from the wire", () => {
  test.each([
    [1, "09:00", "17:00", hours(9, 17)],
    [0, "09:00:00", "10:00:00", hours(9, 10, 0)],
    [6, "20:00", "00:00", hours(20, 24, 6)],
    [2, "00:00", "00:00:00", hours(0, 24, 2)],
  ])("day %i %s–%s is accepted", (day_of_week, start_time, end_time, range) => {
    const parsed = parseWeeklyRange({ day_of_week, start_time, end_time });
    expect(parsed).toEqual({ ok: true, range });
  });

  test.each([
    [7, "09:00", "17:00", "bad_day"],
    [-1, "09:00", "17:00", "bad_day"],
    [1.5, "09:00", "17:00", "bad_day"],
    [1, "9:00", "17:00", "bad_time"],
    [1, "09:00", "24:00", "bad_time"],
    [1, "09:30", "17:00", "not_on_the_hour"],
    [1, "09:00", "17:00:01", "not_on_the_hour"],
    [1, "17:00", "09:00", "end_before_start"],
    [1, "09:00", "09:00", "end_before_start"],
  ])("day %d %s–%s is refused: %4$s", (day_of_week, start_time, end_time, fault) => {
    const parsed = parseWeeklyRange({ day_of_week, start_time, end_time });
    expect(parsed).toEqual({ ok: false, fault });
  });
});

describe("overlaps", () => {
  test("back-to-back ranges and equal hours of other days are allowed", () => {
    expect(findOverlaps([hours(9, 12), hours(12, 17), hours(9, 12, 2)])).toEqual([]);
  });

  test("every range inside a long one is named, by its place in the list", () => {
    const ranges = [hours(14, 15), hours(20, 21), hours(9, 17), hours(10, 11)];
    expect(findOverlaps(ranges)).toEqual([
      { first: 0, second: 2 },
      { first: 2, second: 3 },
    ]);
  });

  test("the pairs overlap and together name every offender", () => {
    fc.assert(
      fc.property(fc.array(weeklyRanges, { maxLength: 12 }), (ranges) => {
        const collides = (a: WeeklyRange, b: WeeklyRange) =>
          a.dayOfWeek === b.dayOfWeek && a.startMinute < b.endMinute && b.startMinute < a.endMinute;
        const offenders = ranges.flatMap((range, index) =>
          ranges.some((other, place) => place !== index && collides(range, other)) ? [index] : [],
        );
        const named = new Set<number>();
        for (const { first, second } of findOverlaps(ranges)) {
          expect(first).toBeLessThan(second);
          expect(collides(ranges[first] as WeeklyRange, ranges[second] as WeeklyRange)).toBe(true);
          named.add(first).add(second);
        }
        expect([...named].toSorted((a, b) => a - b)).toEqual(offenders);
      }),
    );
  });
});

describe("coverage", () => {
  test.each([
    ["adjacent ranges add up", hours(10, 16), [hours(12, 17), hours(9, 12)], true],
    ["a hole is not covered", hours(10, 16), [hours(9, 12), hours(13, 17)], false],
    ["another day does not count", hours(10, 11), [hours(9, 17, 2)], false],
    ["a nested range does not shorten", hours(9, 17), [hours(9, 17), hours(10, 11)], true],
    ["the end of the day", hours(23, 24), [hours(20, 24)], true],
    ["nothing covers nothing", hours(10, 11), [], false],
  ])("%s", (_name, range, ranges, isCovered) => {
    expect(isCoveredBy(range, ranges)).toBe(isCovered);
  });

  test("a range is covered exactly if each of its hours lies in one of the ranges", () => {
    fc.assert(
      fc.property(weeklyRanges, weeks, (range, week) => {
        const opens = (minute: number) =>
          week.some(
            (other) =>
              other.dayOfWeek === range.dayOfWeek &&
              other.startMinute <= minute &&
              minute < other.endMinute,
          );
        let isOpen = true;
        for (let minute = range.startMinute; minute < range.endMinute; minute += 60) {
          isOpen &&= opens(minute);
        }
        expect(isCoveredBy(range, week)).toBe(isOpen);
      }),
    );
  });
});

describe("order and equality", () => {
  test("Saturday comes first, then the earlier hour; the argument is left alone", () => {
    const ranges = [hours(9, 10, 6), hours(20, 21, 0), hours(9, 10, 0)];
    expect(sortRanges(ranges)).toEqual([hours(9, 10, 0), hours(20, 21, 0), hours(9, 10, 6)]);
    expect(ranges[0]).toEqual(hours(9, 10, 6));
  });

  test("the order of a week does not matter, a range more or less does", () => {
    fc.assert(
      fc.property(weeks, weeklyRanges, (week, extra) => {
        expect(rangesEqual(week, week.toReversed())).toBe(true);
        expect(rangesEqual(week, [...week, extra])).toBe(false);
      }),
    );
  });

  test("equal numbers of other ranges are not equal", () => {
    expect(rangesEqual([hours(9, 17)], [hours(9, 16)])).toBe(false);
    expect(rangesEqual([hours(9, 12), hours(12, 17)], [hours(9, 17)])).toBe(false);
  });
});
