/** Random series for property tests. */
import fc from "fast-check";

import { civilDateOf, DAY_MS } from "../../../time/civil-date.ts";
import { DAYS_OF_WEEK } from "../../../time/day-of-week.ts";
import { LESSON_LENGTHS_MIN, parseSeriesRule, type SeriesRule } from "../series.ts";

export const SERIES_ZONES = [
  "Europe/Paris",
  "Africa/Cairo",
  "America/Toronto",
  "Africa/Casablanca",
  "Africa/Algiers",
  "Indian/Reunion",
  "Australia/Lord_Howe",
] as const;

/** A date of 2026 to 2029. */
export const dates: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 1460 })
  .map((day) => civilDateOf(Date.UTC(2026, 0, 1) + day * DAY_MS));

/** Valid rules; half of the minutes lie in the small hours, where clocks change. */
export const seriesRules: fc.Arbitrary<SeriesRule> = fc
  .record({
    anchorZone: fc.constantFrom(...SERIES_ZONES),
    times: fc.uniqueArray(
      fc.record({
        dayOfWeek: fc.constantFrom(...DAYS_OF_WEEK),
        minute: fc.oneof(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 1439 })),
      }),
      { minLength: 1, maxLength: 5, selector: ({ dayOfWeek }) => dayOfWeek },
    ),
    lengthMin: fc.constantFrom(...LESSON_LENGTHS_MIN),
    startsOn: dates,
    endsOn: fc.option(dates),
  })
  .map(parseSeriesRule)
  .filter((parsed) => parsed.ok)
  .map(({ rule }) => rule);
