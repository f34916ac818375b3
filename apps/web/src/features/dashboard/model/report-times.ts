import type { PendingReport } from "@riwaq/contracts/dashboard";
import { REPORT_DUE_HOURS } from "@riwaq/domain/reports/due";

/** The instant at which the lesson ended that the report is about. */
export function lessonEndOf(report: PendingReport) {
  return Date.parse(report.due_date) - REPORT_DUE_HOURS * 3_600_000;
}

export function isOverdue(report: PendingReport, nowMs: number) {
  return Date.parse(report.due_date) < nowMs;
}
