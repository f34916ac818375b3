import { expect, test } from "vitest";

import { REPORT_DUE_HOURS, reportDueAtMs } from "./due.ts";

test("a report is due a day after the lesson ended", () => {
  expect(REPORT_DUE_HOURS).toBe(24);
  const endsAtMs = Date.parse("2026-11-21T18:00:00Z");
  expect(new Date(reportDueAtMs(endsAtMs)).toISOString()).toBe("2026-11-22T18:00:00.000Z");
});
