import { isCoveredBy } from "@riwaq/domain/scheduling/availability/weekly-range";
import { toWall } from "@riwaq/domain/time/zone";
import { describe, expect, it } from "vitest";

import { type Lesson, lessonsAround } from "./lessons.ts";
import { reportsOn } from "./reports.ts";
import { TIMETABLES } from "./timetables.ts";

const HOUR_MS = 3_600_000;
const FROM_MS = Date.UTC(2026, 0, 1);
const UNTIL_MS = Date.UTC(2029, 0, 1);
// Not a divisor of a day: every hour of the day and, within the hour, several minutes come by.
const STEP_MS = 8.35 * HOUR_MS;

const moments = Array.from({ length: Math.floor((UNTIL_MS - FROM_MS) / STEP_MS) }, (_, index) => {
  const now = FROM_MS + index * STEP_MS;
  return { now, lessons: lessonsAround(now) };
});

const weeks = new Map(
  Object.entries(TIMETABLES).map(([teacher, ranges]) => [
    teacher,
    ranges.map(([dayOfWeek, fromHour, toHour]) => ({
      dayOfWeek,
      startMinute: fromHour * 60,
      endMinute: toHour * 60,
    })),
  ]),
);

function overlapping(lessons: readonly Lesson[]): Lesson[] {
  const byPerson = new Map<string, Lesson[]>();
  for (const lesson of lessons.filter(({ status }) => status !== "Cancelled")) {
    for (const person of [`T ${lesson.teacher}`, ...lesson.students]) {
      byPerson.set(person, [...(byPerson.get(person) ?? []), lesson]);
    }
  }
  return [...byPerson.values()].flatMap((list) => {
    const ordered = list.toSorted((a, b) => a.startsAtMs - b.startsAtMs);
    return ordered.filter((lesson, index) => {
      const next = ordered[index + 1];
      return next !== undefined && next.startsAtMs < lesson.endsAtMs;
    });
  });
}

function isInWeek({ teacher, startsAtMs, endsAtMs }: Lesson): boolean {
  const { time, dayOfWeek } = toWall(startsAtMs, "Africa/Cairo");
  const startMinute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const endMinute = startMinute + (endsAtMs - startsAtMs) / 60_000;
  return isCoveredBy({ dayOfWeek, startMinute, endMinute }, weeks.get(teacher) ?? []);
}

describe("lessonsAround, at thousands of hours of three years", () => {
  it("never teaches or learns twice in one hour", () => {
    const clashes = moments.filter(({ lessons }) => overlapping(lessons).length > 0);
    expect(clashes.map(({ now }) => new Date(now).toISOString())).toEqual([]);
  });

  it("keeps every lesson of a series in its teacher's week", () => {
    const outside = moments.flatMap(({ lessons }) =>
      lessons
        .filter((lesson) => lesson.status !== "Joined" && !isInWeek(lesson))
        .map(({ teacher, students, startsAtMs }) =>
          [teacher, ...students, new Date(startsAtMs).toISOString()].join(" "),
        ),
    );
    expect([...new Set(outside)]).toEqual([]);
  });

  it("always leaves the demo teacher exactly one lesson under way and three reports to write", () => {
    for (const { now, lessons } of moments) {
      const mine = lessons.filter(({ teacher }) => teacher === "teacher");
      expect(mine.filter(({ status }) => status === "Joined")).toHaveLength(1);
      const pending = reportsOn(lessons, now).filter(({ submitted }) => submitted === null);
      expect(pending.map(({ lesson }) => lesson.teacher)).toEqual(Array(3).fill("teacher"));
      expect(pending.some(({ dueAtMs }) => dueAtMs < now)).toBe(true);
    }
  });
});
