import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { DayOfWeek } from "../../time/day-of-week.ts";
import { toInstant, toWall } from "../../time/zone.ts";
import { weeklyRanges, weeks } from "./testing/arbitraries.ts";
import { lessonsLeftOutside } from "./week-change.ts";
import type { WeeklyRange } from "./weekly-range.ts";

const teacherZone = "Africa/Cairo";
const HOUR_MS = 3_600_000;

const hours = (dayOfWeek: DayOfWeek, startHour: number, endHour: number): WeeklyRange => ({
  dayOfWeek,
  startMinute: startHour * 60,
  endMinute: endHour * 60,
});

function lesson(date: string, time: string, lengthHours = 1, id = "lesson") {
  const startsAtMs = toInstant({ date, time, zone: teacherZone }).epochMs;
  return { id, startsAtMs, endsAtMs: startsAtMs + lengthHours * HOUR_MS };
}

// 2026-11-22 is a Sunday (1).
describe("one lesson", () => {
  const sunday = [hours(1, 9, 17)];

  test("is named with its wall day and minutes when its hour goes", () => {
    const lessons = [lesson("2026-11-22", "10:30")];
    const left = lessonsLeftOutside({ before: sunday, after: [], lessons, teacherZone });
    expect(left).toEqual([{ id: "lesson", dayOfWeek: 1, startMinute: 630, endMinute: 690 }]);
  });

  test("stays quiet when the new week covers it by neighbouring ranges", () => {
    const after = [hours(1, 9, 11), hours(1, 11, 17)];
    const lessons = [lesson("2026-11-22", "10:30")];
    expect(lessonsLeftOutside({ before: sunday, after, lessons, teacherZone })).toEqual([]);
  });

  test("is named when half of it goes", () => {
    const lessons = [lesson("2026-11-22", "10:30")];
    const change = { before: sunday, after: [hours(1, 11, 17)], lessons, teacherZone };
    expect(lessonsLeftOutside(change)).toHaveLength(1);
  });

  test("that was outside already is nobody's fault", () => {
    const lessons = [lesson("2026-11-23", "10:00"), lesson("2026-11-22", "16:30")];
    expect(lessonsLeftOutside({ before: sunday, after: [], lessons, teacherZone })).toEqual([]);
  });

  test("keeps its wall hour over the clock change", () => {
    const before = [hours(1, 10, 11)];
    const lessons = [lesson("2027-04-25", "10:00"), lesson("2027-05-02", "10:00")];
    const left = lessonsLeftOutside({ before, after: [], lessons, teacherZone });
    expect(left.map(({ startMinute }) => startMinute)).toEqual([600, 600]);
  });
});

describe("a lesson past midnight", () => {
  const friday = hours(6, 22, 24);
  const saturday = hours(0, 0, 2);
  const lessons = [lesson("2026-11-27", "23:30")];

  test("needs the hours of both days, from Friday (6) to Saturday (0)", () => {
    const change = { before: [friday, saturday], lessons, teacherZone };
    const named = [{ id: "lesson", dayOfWeek: 6, startMinute: 1410, endMinute: 1440 }];
    expect(lessonsLeftOutside({ ...change, after: [friday] })).toEqual(named);
    expect(lessonsLeftOutside({ ...change, after: [saturday] })).toEqual(named);
    expect(lessonsLeftOutside({ ...change, after: [saturday, friday] })).toEqual([]);
  });

  test("that ends at midnight needs one day only", () => {
    const change = { before: [friday], after: [], teacherZone };
    const left = lessonsLeftOutside({ ...change, lessons: [lesson("2026-11-27", "23:00")] });
    expect(left).toEqual([{ id: "lesson", dayOfWeek: 6, startMinute: 1380, endMinute: 1440 }]);
  });

  test("needs no other hours in the night of the clock change", () => {
    const thursdayNight = [hours(5, 22, 24), hours(6, 0, 1)];
    const change = { before: thursdayNight, after: [], teacherZone };
    const inTheGap = lesson("2027-04-29", "23:30");
    expect(lessonsLeftOutside({ ...change, lessons: [inTheGap] })).toHaveLength(1);
  });
});

describe("any lessons and weeks", () => {
  const allWeek = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => hours(day, 0, 24));
  const lessonsOfAWeek = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 335 }), fc.integer({ min: 1, max: 6 }))
      .map(([halfHour, length]) => {
        const startsAtMs = Date.UTC(2026, 10, 20) + (halfHour * HOUR_MS) / 2;
        const endsAtMs = startsAtMs + (length * HOUR_MS) / 2;
        return { id: `${halfHour}-${length}`, startsAtMs, endsAtMs };
      }),
    { maxLength: 15 },
  );

  test("a week that grows or stays leaves nothing outside", () => {
    fc.assert(
      fc.property(weeks, weeklyRanges, lessonsOfAWeek, (before, extra, lessons) => {
        const change = { before, lessons, teacherZone };
        expect(lessonsLeftOutside({ ...change, after: before })).toEqual([]);
        expect(lessonsLeftOutside({ ...change, after: [...before, extra] })).toEqual([]);
      }),
    );
  });

  test("an open week that closes leaves all of them, in order, at their wall times", () => {
    fc.assert(
      fc.property(lessonsOfAWeek, (lessons) => {
        const left = lessonsLeftOutside({ before: allWeek, after: [], lessons, teacherZone });
        expect(left.map(({ id }) => id)).toEqual(lessons.map(({ id }) => id));
        expect(left.map(({ dayOfWeek }) => dayOfWeek)).toEqual(
          lessons.map(({ startsAtMs }) => toWall(startsAtMs, teacherZone).dayOfWeek),
        );
      }),
    );
  });

  test("a lesson is left outside exactly if one of its half hours was open and is no more", () => {
    fc.assert(
      fc.property(weeks, weeks, lessonsOfAWeek, (before, after, lessons) => {
        const isOpen = (week: WeeklyRange[], epochMs: number) => {
          const { dayOfWeek, time } = toWall(epochMs, teacherZone);
          const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
          return week.some(
            (range) =>
              range.dayOfWeek === dayOfWeek &&
              range.startMinute <= minute &&
              minute < range.endMinute,
          );
        };
        const expected = lessons.filter(({ startsAtMs, endsAtMs }) => {
          const halfHours: number[] = [];
          for (let ms = startsAtMs; ms < endsAtMs; ms += HOUR_MS / 2) halfHours.push(ms);
          const wasCovered = halfHours.every((ms) => isOpen(before, ms));
          return wasCovered && !halfHours.every((ms) => isOpen(after, ms));
        });
        const left = lessonsLeftOutside({ before, after, lessons, teacherZone });
        expect(left.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
    );
  });
});
