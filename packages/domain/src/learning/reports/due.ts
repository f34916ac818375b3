/** When a report is due, and when somebody is told that it still is. */
import { DAY_MS } from "../../time/civil-date.ts";

/** Hours after a report is owed, unless the institute has set others. */
export const REPORT_DUE_HOURS = 24;

/** What the institute may set. */
export const REPORT_DUE_HOURS_MAX = 168;

/**
 * Instant (ms) by which a report is due that is owed from `owedFromMs` on, the end of its lesson or when it was said
 * later that it was held: elapsed hours, not wall time. The source of `due_date` in pending_reports.
 */
export function reportDueAtMs(owedFromMs: number, dueHours: number = REPORT_DUE_HOURS): number {
  return owedFromMs + dueHours * 3_600_000;
}

/** Staff are told of a report that is still not written so long after it was due. */
export const REPORT_ESCALATED_AFTER_MS = DAY_MS;

/**
 * Of a quarterly report: whoever has it (the teacher a draft, staff what was submitted) is told again after a week of
 * silence, and after two weeks staff are told of a draft that nobody has written.
 */
export const PERIODIC_REMINDED_AFTER_MS = 7 * DAY_MS;
export const PERIODIC_ESCALATED_AFTER_MS = 14 * DAY_MS;
