import fc from "fast-check";
import { expect, test } from "vitest";

import { REPORT_DUE_HOURS, REPORT_DUE_HOURS_MAX, reportDueAtMs } from "./due.ts";

const endsAtMs = Date.parse("2026-11-21T18:00:00Z");

test("a report is due a day after the lesson ended, unless the institute has set other hours", () => {
  expect(REPORT_DUE_HOURS).toBe(24);
  expect(new Date(reportDueAtMs(endsAtMs)).toISOString()).toBe("2026-11-22T18:00:00.000Z");
  expect(new Date(reportDueAtMs(endsAtMs, 2)).toISOString()).toBe("2026-11-21T20:00:00.000Z");
});

test("more hours make it due later, and it is never due before the lesson has ended", () => {
  const hours = fc.integer({ min: 1, max: REPORT_DUE_HOURS_MAX });
  fc.assert(
    fc.property(hours, hours, (a, b) => {
      expect(reportDueAtMs(endsAtMs, a)).toBeGreaterThan(endsAtMs);
      expect(Math.sign(reportDueAtMs(endsAtMs, a) - reportDueAtMs(endsAtMs, b))).toBe(
        Math.sign(a - b),
      );
    }),
  );
});
