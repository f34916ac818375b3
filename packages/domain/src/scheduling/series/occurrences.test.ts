import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { timeFromMinutes } from "../../time/wall-time.ts";
import { toWall } from "../../time/zone.ts";
import { occurrencesOf } from "./occurrences.ts";
import { splitSeries } from "./series-change.ts";
import type { SeriesRule } from "./series.ts";
import { dates, seriesRules } from "./testing/arbitraries.ts";

const rule = (part: Partial<SeriesRule>): SeriesRule => ({
  anchorZone: "Europe/Paris",
  times: [{ dayOfWeek: 3, minute: 1080 }],
  lengthMin: 60,
  startsOn: "2026-01-01",
  endsOn: null,
  ...part,
});

const startsOf = (series: SeriesRule, from: string, until: string) =>
  occurrencesOf(series, from, until).map(({ on, startsAtMs, isShifted }) =>
    [on, new Date(startsAtMs).toISOString().slice(0, 16), isShifted ? "shifted" : ""].join(" "),
  );

test("Tuesdays and Thursdays 18:00 in Paris keep their hour over the clock change", () => {
  const times = [
    { dayOfWeek: 3, minute: 1080 },
    { dayOfWeek: 5, minute: 1080 },
  ] as const;
  expect(startsOf(rule({ times }), "2026-10-20", "2026-10-27")).toEqual([
    "2026-10-20 2026-10-20T16:00 ",
    "2026-10-22 2026-10-22T16:00 ",
    "2026-10-27 2026-10-27T17:00 ",
  ]);
});

describe("an hour that a clock skips or repeats", () => {
  test.each<[string, Partial<SeriesRule>, string, string]>([
    // Cairo has no 00:00–00:59 on that Friday: 00:30 becomes 01:30.
    [
      "Cairo 00:30",
      { anchorZone: "Africa/Cairo", times: [{ dayOfWeek: 6, minute: 30 }] },
      "2027-04-30",
      "2027-04-30 2027-04-29T22:30 shifted",
    ],
    [
      "Cairo 01:00",
      { anchorZone: "Africa/Cairo", times: [{ dayOfWeek: 6, minute: 60 }] },
      "2027-04-30",
      "2027-04-30 2027-04-29T22:00 ",
    ],
    [
      "Paris 02:30 in spring",
      { times: [{ dayOfWeek: 1, minute: 150 }] },
      "2027-03-28",
      "2027-03-28 2027-03-28T01:30 shifted",
    ],
    [
      "Paris 02:30 in autumn",
      { times: [{ dayOfWeek: 1, minute: 150 }] },
      "2027-10-31",
      "2027-10-31 2027-10-31T00:30 ",
    ],
    [
      "Cairo 23:30 in autumn",
      { anchorZone: "Africa/Cairo", times: [{ dayOfWeek: 5, minute: 1410 }] },
      "2027-10-28",
      "2027-10-28 2027-10-28T20:30 ",
    ],
  ])("%s", (_name, part, on, expected) => {
    expect(startsOf(rule(part), on, on)).toEqual([expected]);
  });

  test("does not change the length", () => {
    const night = rule({ anchorZone: "Africa/Cairo", times: [{ dayOfWeek: 5, minute: 1410 }] });
    const [lesson] = occurrencesOf(night, "2027-04-29", "2027-04-29");
    expect(toWall(lesson!.endsAtMs, "Africa/Cairo").time).toBe("01:30:00");
    expect(lesson!.endsAtMs - lesson!.startsAtMs).toBe(3_600_000);
  });
});

describe("dates", () => {
  test("first and last are inclusive, of the rule and of the question", () => {
    const series = rule({ startsOn: "2026-11-24", endsOn: "2026-12-15" });
    const asked = startsOf(series, "2026-01-01", "2027-01-01");
    expect(asked.map((text) => text.slice(0, 10))).toEqual([
      "2026-11-24",
      "2026-12-01",
      "2026-12-08",
      "2026-12-15",
    ]);
    expect(startsOf(series, "2026-12-01", "2026-12-08")).toEqual(asked.slice(1, 3));
  });

  test("outside of the series, or backwards, are none", () => {
    const series = rule({ startsOn: "2026-11-24", endsOn: "2026-12-15" });
    expect(startsOf(series, "2026-01-01", "2026-11-23")).toEqual([]);
    expect(startsOf(series, "2026-12-16", "2030-01-01")).toEqual([]);
    expect(startsOf(series, "2026-12-15", "2026-11-24")).toEqual([]);
  });

  test("that are none throw", () => {
    expect(() => occurrencesOf(rule({}), "2026-02-30", "2026-03-30")).toThrow(RangeError);
    expect(() => occurrencesOf(rule({}), "2026-02-03", "tomorrow")).toThrow(RangeError);
  });
});

describe("any series", () => {
  const until = "2030-06-30";

  test("has its own days and hours on the wall, sorted, at most one on a date", () => {
    fc.assert(
      fc.property(seriesRules, (series) => {
        const found = occurrencesOf(series, series.startsOn, until);
        for (const { on, startsAtMs, endsAtMs, isShifted } of found) {
          const wall = toWall(startsAtMs, series.anchorZone);
          const own = series.times.find(({ dayOfWeek }) => dayOfWeek === wall.dayOfWeek);
          expect(wall.date).toBe(on);
          expect(own).toBeDefined();
          expect(wall.time === timeFromMinutes(own!.minute)).toBe(!isShifted);
          expect(endsAtMs - startsAtMs).toBe(series.lengthMin * 60_000);
        }
        const starts = found.map(({ startsAtMs }) => startsAtMs);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        expect(new Set(found.map(({ on }) => on)).size).toBe(found.length);
      }),
    );
  });

  test("made in two parts is the same as made at once", () => {
    fc.assert(
      fc.property(seriesRules, dates, (series, on) => {
        const whole = occurrencesOf(series, "2026-01-01", until);
        const parts = splitSeries(series, on).flatMap((part) =>
          part === null ? [] : occurrencesOf(part, "2026-01-01", until),
        );
        expect(parts).toEqual(whole);
      }),
    );
  });
});
