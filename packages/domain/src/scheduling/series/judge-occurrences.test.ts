import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Interval } from "../availability/interval.ts";
import { judgeOccurrences, type SeriesBooking } from "./judge-occurrences.ts";
import { type Occurrence, occurrencesOf } from "./occurrences.ts";
import type { SeriesRule } from "./series.ts";

const HOUR_MS = 3_600_000;
const START = Date.parse("2026-11-24T16:00:00Z");

const lesson = (hour: number, part: Partial<Occurrence> = {}): Occurrence => {
  const startsAtMs = START + hour * HOUR_MS;
  const on = new Date(startsAtMs).toISOString().slice(0, 10);
  return { on, startsAtMs, endsAtMs: startsAtMs + HOUR_MS, isShifted: false, ...part };
};
const hours = (from: number, until: number): Interval => ({
  startMs: START + from * HOUR_MS,
  endMs: START + until * HOUR_MS,
});
const free = {
  teacherBusy: [],
  studentBusy: [],
  holidays: [],
  open: [{ startMs: -Infinity, endMs: Infinity }],
};
const judge = (booking: Partial<SeriesBooking>) =>
  judgeOccurrences({ ...free, occurrences: [lesson(0)], ...booking }).map(
    ({ state, result }) => `${state} ${result}`,
  );

describe("one lesson", () => {
  test.each<[string, Partial<SeriesBooking>, string]>([
    ["nothing against it", {}, "ok booked"],
    ["a shifted hour", { occurrences: [lesson(0, { isShifted: true })] }, "shifted booked"],
    ["a busy teacher", { teacherBusy: [hours(0.5, 3)] }, "teacher_busy skipped"],
    ["a busy student", { studentBusy: [hours(-1, 0.01)] }, "student_busy skipped"],
    ["hours that end too early", { open: [hours(-2, 0.9)] }, "outside_hours skipped"],
    ["hours that begin too late", { open: [hours(0.1, 2)] }, "outside_hours skipped"],
    ["hours that just cover it", { open: [hours(0.5, 1), hours(0, 0.5)] }, "ok booked"],
    ["closed hours", { open: [] }, "outside_hours skipped"],
    ["a holiday", { holidays: [hours(-9, 9)] }, "holiday skipped"],
    ["neighbours that touch", { teacherBusy: [hours(1, 2), hours(-1, 0)] }, "ok booked"],
    ["an empty interval", { teacherBusy: [hours(0.5, 0.5)] }, "ok booked"],
    [
      "a shifted hour that is closed",
      { occurrences: [lesson(0, { isShifted: true })], open: [] },
      "outside_hours skipped",
    ],
    [
      "everything",
      {
        holidays: [hours(0, 1)],
        teacherBusy: [hours(0, 1)],
        studentBusy: [hours(0, 1)],
        open: [],
      },
      "holiday skipped",
    ],
    [
      "both busy",
      { teacherBusy: [hours(0, 1)], studentBusy: [hours(0, 1)] },
      "teacher_busy skipped",
    ],
  ])("with %s", (_name, booking, expected) => {
    expect(judge(booking)).toEqual([expected]);
  });
});

test("a long interval that hides short ones still counts for all lessons under it", () => {
  const occurrences = [lesson(0), lesson(4), lesson(24)];
  const teacherBusy = [hours(3, 3.5), hours(-2, 6), hours(0, 0.5)];
  expect(judge({ occurrences, teacherBusy })).toEqual([
    "teacher_busy skipped",
    "teacher_busy skipped",
    "ok booked",
  ]);
});

test("the series does not overlap itself in the night when Cairo's clock skips an hour", () => {
  const rule: SeriesRule = {
    anchorZone: "Africa/Cairo",
    times: [
      { dayOfWeek: 5, minute: 1410 },
      { dayOfWeek: 6, minute: 30 },
    ],
    lengthMin: 60,
    startsOn: "2027-04-22",
    endsOn: null,
  };
  // The Thursday lesson ends at 01:30 that night; the Friday one, put off to 01:30, begins then.
  const nights = occurrencesOf(rule, "2027-04-29", "2027-04-30");
  expect(judge({ occurrences: nights })).toEqual(["ok booked", "shifted booked"]);
  const atOne = { ...rule, times: [rule.times[0]!, { dayOfWeek: 6, minute: 60 } as const] };
  const clash = occurrencesOf(atOne, "2027-04-29", "2027-04-30");
  expect(judge({ occurrences: clash })).toEqual(["ok booked", "teacher_busy skipped"]);
});

test("any booking is judged as by looking at every pair, in whatever order busy hours come", () => {
  const intervals = fc.array(
    fc
      .tuple(fc.integer({ min: -20, max: 200 }), fc.integer({ min: 0, max: 12 }))
      .map(([from, length]) => hours(from / 2, (from + length) / 2)),
    { maxLength: 20 },
  );
  const lessons = fc
    .uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 12 })
    .map((starts) => starts.toSorted((a, b) => a - b).map((hour) => lesson(hour)));
  const booking = fc.record({
    occurrences: lessons,
    teacherBusy: intervals,
    studentBusy: intervals,
    holidays: intervals,
    open: intervals,
  });
  fc.assert(
    fc.property(booking, (asked) => {
      const meets = (busy: readonly Interval[], { startsAtMs, endsAtMs }: Occurrence) =>
        busy.some(
          ({ startMs, endMs }) => startMs < endMs && startMs < endsAtMs && endMs > startsAtMs,
        );
      // Everything is on half hours.
      const isCovered = (open: readonly Interval[], { startsAtMs }: Occurrence) =>
        [startsAtMs, startsAtMs + HOUR_MS / 2].every((ms) =>
          open.some(({ startMs, endMs }) => startMs <= ms && ms < endMs),
        );
      const expected = asked.occurrences.map((occurrence) => {
        if (meets(asked.holidays, occurrence)) return "holiday";
        if (meets(asked.teacherBusy, occurrence)) return "teacher_busy";
        if (meets(asked.studentBusy, occurrence)) return "student_busy";
        return isCovered(asked.open, occurrence) ? "ok" : "outside_hours";
      });
      const judged = judgeOccurrences(asked);
      expect(judged.map(({ state }) => state)).toEqual(expected);
      expect(judged.map(({ startsAtMs }) => startsAtMs)).toEqual(
        asked.occurrences.map(({ startsAtMs }) => startsAtMs),
      );
    }),
  );
});
