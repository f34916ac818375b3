import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { toInstant } from "../../time/zone.ts";
import { lessonsLosingHours } from "./hours-change.ts";
import { isOpen, type OpeningHours } from "./opening-hours.ts";
import { slotQueries } from "./testing/slot-queries.ts";

const HOUR_MS = 3_600_000;
const hours: OpeningHours = {
  teacherZone: "Africa/Cairo",
  ranges: [{ day_of_week: 1, start: "09:00", end: "17:00" }],
};

function lesson(id: string, date: string, time: string) {
  const startsAtMs = toInstant({ date, time, zone: "Africa/Cairo" }).epochMs;
  return { id, startsAtMs, endsAtMs: startsAtMs + HOUR_MS };
}

// Sundays, in the order in which the caller has them.
const lessons = [
  lesson("late", "2026-12-06", "10:00"),
  lesson("early", "2026-11-22", "10:00"),
  lesson("afternoon", "2026-11-29", "16:00"),
  lesson("outside already", "2026-11-29", "17:00"),
];
const losing = (after: Partial<OpeningHours>) =>
  lessonsLosingHours({ before: hours, after: { ...hours, ...after }, lessons }).map(({ id }) => id);

describe("a change of hours", () => {
  test("of the week names the lessons that it leaves outside, in their order", () => {
    expect(losing({})).toEqual([]);
    expect(losing({ ranges: [] })).toEqual(["late", "early", "afternoon"]);
    expect(losing({ ranges: [{ day_of_week: 1, start: "09:00", end: "16:30" }] })).toEqual([
      "afternoon",
    ]);
  });

  test("by a season touches the lessons on its dates only", () => {
    const ranges = [{ day_of_week: 1, start: "15:00", end: "18:00" }];
    expect(losing({ seasons: [{ from: "2026-11-22", until: "2026-11-29", ranges }] })).toEqual([
      "early",
    ]);
  });

  test("by time off names the lessons that it meets, unless it only touches them", () => {
    expect(losing({ timeOff: [["2026-11-22T08:30Z", "2026-11-22T12:00Z"]] })).toEqual(["early"]);
    expect(losing({ timeOff: [["2026-11-22T09:00Z", "2026-11-22T12:00Z"]] })).toEqual([]);
  });

  test("is forgiven where extra hours keep the lesson", () => {
    const extraHours = [["2026-11-22T08:00Z", "2026-11-22T09:00Z"]] as const;
    expect(losing({ ranges: [], extraHours })).toEqual(["late", "afternoon"]);
  });

  test("without lessons names none", () => {
    expect(lessonsLosingHours({ before: hours, after: hours, lessons: [] })).toEqual([]);
  });

  test("names exactly those that were open and are no more, whatever changes", () => {
    fc.assert(
      fc.property(slotQueries, slotQueries, fc.array(fc.nat(500)), (before, other, starts) => {
        const after = { ...other, teacherZone: before.teacherZone };
        const some = starts.map((quarter, index) => {
          const startsAtMs = Date.parse(before.from) + (quarter * HOUR_MS) / 4;
          return { id: `${index}`, startsAtMs, endsAtMs: startsAtMs + HOUR_MS };
        });
        expect(lessonsLosingHours({ before, after, lessons: some })).toEqual(
          some.filter((one) => isOpen(before, one) && !isOpen(after, one)),
        );
      }),
    );
  });
});
