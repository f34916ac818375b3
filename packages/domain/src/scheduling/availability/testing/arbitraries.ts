/** Random weekly ranges for property tests. */
import fc from "fast-check";

import { DAYS_OF_WEEK } from "../../../time/day-of-week.ts";
import type { WeeklyRange } from "../weekly-range.ts";

/** One hourly range of any day. */
export const weeklyRanges: fc.Arbitrary<WeeklyRange> = fc
  .tuple(
    fc.constantFrom(...DAYS_OF_WEEK),
    fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 2, maxLength: 2 }),
  )
  .map(([dayOfWeek, hours]) => ({
    dayOfWeek,
    startMinute: Math.min(...hours) * 60,
    endMinute: Math.max(...hours) * 60,
  }));

/** A busy week, overlaps included: coverage must not depend on their absence. */
export const weeks: fc.Arbitrary<WeeklyRange[]> = fc.array(weeklyRanges, { maxLength: 20 });
