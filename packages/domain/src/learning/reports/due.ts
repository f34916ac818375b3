/** When the report about a lesson is due. */

/** Hours after the end of the lesson. */
export const REPORT_DUE_HOURS = 24;

/**
 * Instant (ms) by which the report on a lesson that ends at `endsAtMs` is due: elapsed hours, not
 * wall time. The source of `due_date` in pending_reports.
 */
export function reportDueAtMs(endsAtMs: number): number {
  return endsAtMs + REPORT_DUE_HOURS * 3_600_000;
}
