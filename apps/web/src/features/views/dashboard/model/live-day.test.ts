import type { StaffToday, TodaysLesson } from "@riwaq/contracts/views/today";
import { describe, expect, it } from "vitest";

import { countNow, hourMarks, hoursAround, placeIn, watchedIn } from "./live-day.ts";

const NOW = Date.parse("2026-11-22T12:14:00Z");
const away = { came_at: null, left_at: null };
const since = (at: string) => ({ came_at: `2026-11-22T${at}:00Z`, left_at: null });

function lesson(from: string, until: string, change: Partial<TodaysLesson> = {}): TodaysLesson {
  return {
    id: `${from}-${until}`,
    starts_at: `2026-11-22T${from}:00Z`,
    ends_at: `2026-11-22T${until}:00Z`,
    status: "Scheduled",
    students_names: ["Bilal"],
    teacher: away,
    pupil: away,
    ...change,
  };
}

const both = { teacher: since("11:58"), pupil: since("12:00") };
const teachers: StaffToday["teachers"] = [
  { id: "1", name: "Youssef", lessons: [lesson("11:30", "12:30", both)] },
  { id: "2", name: "Karim", lessons: [lesson("12:00", "12:30", { teacher: since("11:59") })] },
  { id: "3", name: "Salma", lessons: [lesson("12:00", "12:30"), lesson("14:00", "14:30")] },
  { id: "4", name: "Heba", lessons: [lesson("18:00", "18:30")] },
];

describe("the hours on show", () => {
  it("begin with the hour before, and are moved by whole hours", () => {
    expect(hoursAround(NOW)).toEqual({
      fromMs: Date.parse("2026-11-22T11:00:00Z"),
      untilMs: Date.parse("2026-11-22T15:00:00Z"),
    });
    expect(hoursAround(NOW, 2).fromMs).toBe(Date.parse("2026-11-22T13:00:00Z"));
    expect(hourMarks(hoursAround(NOW))).toHaveLength(5);
  });

  it("place an instant in percent, and what lies outside at the edge", () => {
    const hours = hoursAround(NOW);
    expect(placeIn(hours, hours.fromMs + 3_600_000)).toBe(25);
    expect(placeIn(hours, hours.fromMs - 1)).toBe(0);
    expect(placeIn(hours, hours.untilMs + 1)).toBe(100);
  });
});

describe("who teaches in them", () => {
  it("stands with the missing teacher first, then the missing pupil, then by the first lesson", () => {
    const shown = watchedIn(teachers, hoursAround(NOW), NOW);
    expect(shown.map(({ name }) => name)).toEqual(["Salma", "Karim", "Youssef"]);
    expect(shown[0]?.lessons.map(({ state }) => state)).toEqual(["teacher_late", "coming"]);
  });

  it("is counted: lessons under way, and those in which both are", () => {
    expect(countNow(teachers, NOW)).toEqual({ underWay: 3, running: 1 });
    expect(countNow([], NOW)).toEqual({ underWay: 0, running: 0 });
  });
});
