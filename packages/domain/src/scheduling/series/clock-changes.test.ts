import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { civilDateOf } from "../../time/civil-date.ts";
import { timeFromMinutes } from "../../time/wall-time.ts";
import { toWall } from "../../time/zone.ts";
import { clockChangesOf } from "./clock-changes.ts";
import { occurrencesOf } from "./occurrences.ts";
import type { SeriesRule } from "./series.ts";
import { SERIES_ZONES, seriesRules } from "./testing/arbitraries.ts";

const rule = (part: Partial<SeriesRule> = {}): SeriesRule => ({
  anchorZone: "Europe/Paris",
  times: [{ dayOfWeek: 3, minute: 1080 }],
  lengthMin: 60,
  startsOn: "2026-01-06",
  endsOn: null,
  ...part,
});
const DAYS = ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"];

function rowsOf(series: SeriesRule, otherZone: string, [from, until]: [string, string]) {
  const window = { fromMs: Date.parse(from), untilMs: Date.parse(until) };
  return clockChangesOf({ rule: series, otherZone, ...window }).map((change) => {
    const { otherTimeBefore: before, otherTimeAfter: after } = change;
    const [was, is] = [before, after].map(
      ({ dayOfWeek, minute }) => `${DAYS[dayOfWeek]} ${timeFromMinutes(minute).slice(0, 5)}`,
    );
    const at = new Date(change.atMs).toISOString().slice(0, 16);
    return `${at} ${change.zone}: ${was} > ${is} (${change.minutesShift}) ${change.firstAffectedOn}`;
  });
}
const year: [string, string] = ["2027-01-01", "2028-01-01"];

describe("Tuesdays 18:00 in Paris, on Cairo's wall", () => {
  test("move with every change of either clock", () => {
    expect(rowsOf(rule(), "Africa/Cairo", year)).toEqual([
      "2027-03-28T01:00 Europe/Paris: Tue 19:00 > Tue 18:00 (-60) 2027-03-30",
      "2027-04-29T22:00 Africa/Cairo: Tue 18:00 > Tue 19:00 (60) 2027-05-04",
    ]);
  });

  test("do not move in 2027's autumn, when both clocks change between two lessons", () => {
    const autumn: [string, string] = ["2027-09-01", "2028-01-01"];
    expect(rowsOf(rule(), "Africa/Cairo", autumn)).toEqual([]);
    const wednesdays = rule({ times: [{ dayOfWeek: 4, minute: 1080 }] });
    expect(rowsOf(wednesdays, "Africa/Cairo", autumn)).toEqual([]);
    const fridays = rule({ times: [{ dayOfWeek: 6, minute: 1080 }] });
    expect(rowsOf(fridays, "Africa/Cairo", autumn)).toEqual([
      "2027-10-28T21:00 Africa/Cairo: Fri 19:00 > Fri 18:00 (-60) 2027-10-29",
      "2027-10-31T01:00 Europe/Paris: Fri 18:00 > Fri 19:00 (60) 2027-11-05",
    ]);
  });
});

test.each([
  ["a zone with the same clock", "Europe/Brussels", []],
  ["the anchor's own zone", "Europe/Paris", []],
  [
    "Réunion, whose own clock never changes",
    "Indian/Reunion",
    [
      "2027-03-28T01:00 Europe/Paris: Tue 21:00 > Tue 20:00 (-60) 2027-03-30",
      "2027-10-31T01:00 Europe/Paris: Tue 20:00 > Tue 21:00 (60) 2027-11-02",
    ],
  ],
])("%s", (_name, otherZone, expected) => {
  expect(rowsOf(rule(), otherZone, year)).toEqual(expected);
});

test("a lesson that crosses midnight on the other side changes its day by an hour, not by a week", () => {
  const late = rule({ anchorZone: "Africa/Cairo", times: [{ dayOfWeek: 0, minute: 30 }] });
  const rows = rowsOf(late, "Africa/Algiers", year);
  expect(rows).toEqual([
    "2027-04-29T22:00 Africa/Cairo: Fri 23:30 > Fri 22:30 (-60) 2027-05-01",
    "2027-10-28T21:00 Africa/Cairo: Fri 22:30 > Fri 23:30 (60) 2027-10-30",
  ]);
  const atOne = rule({ anchorZone: "Africa/Cairo", times: [{ dayOfWeek: 0, minute: 60 }] });
  expect(rowsOf(atOne, "Africa/Algiers", year)[0]).toContain("Sat 00:00 > Fri 23:00 (-60)");
});

test("a series that begins after a change, or ends before it, is not touched by it", () => {
  expect(rowsOf(rule({ startsOn: "2027-11-02" }), "Indian/Reunion", year)).toEqual([]);
  expect(rowsOf(rule({ endsOn: "2027-03-23" }), "Indian/Reunion", year)).toEqual([]);
  const last = rule({ endsOn: "2027-03-30" });
  expect(rowsOf(last, "Indian/Reunion", year)).toHaveLength(1);
});

test("an hour put off in a gap is not taken for a lasting change", () => {
  const small = rule({ times: [{ dayOfWeek: 1, minute: 150 }] });
  expect(rowsOf(small, "Indian/Reunion", ["2027-01-01", "2027-08-01"])).toEqual([
    "2027-03-28T01:00 Europe/Paris: Sun 05:30 > Sun 04:30 (-60) 2027-04-04",
  ]);
});

test("replaying the rows tells every hour of the year on the other side's wall", () => {
  const fromMs = Date.UTC(2027, 0, 1);
  const untilMs = Date.UTC(2028, 0, 1);
  fc.assert(
    fc.property(seriesRules, fc.constantFrom(...SERIES_ZONES), (series, otherZone) => {
      const whole = { ...series, startsOn: "2026-01-01", endsOn: null };
      const rows = clockChangesOf({ rule: whole, otherZone, fromMs, untilMs });
      for (const time of series.times) {
        const own = rows.filter(({ seriesAnchorTime }) => seriesAnchorTime === time);
        const lessons = occurrencesOf(
          { ...whole, times: [time] },
          civilDateOf(fromMs + 86_400_000),
          civilDateOf(untilMs - 2 * 86_400_000),
        ).filter(({ isShifted }) => !isShifted);
        const first = toWall(lessons[0]!.startsAtMs, otherZone);
        for (const { startsAtMs, on } of lessons) {
          const wall = toWall(startsAtMs, otherZone);
          const row = own.findLast(({ firstAffectedOn }) => firstAffectedOn <= on);
          const expected = row?.otherTimeAfter ?? own[0]?.otherTimeBefore;
          const shown = expected && { ...expected, minute: timeFromMinutes(expected.minute) };
          expect({ dayOfWeek: wall.dayOfWeek, minute: wall.time }).toEqual(
            shown ?? { dayOfWeek: first.dayOfWeek, minute: first.time },
          );
        }
      }
    }),
    { numRuns: 50 },
  );
});
