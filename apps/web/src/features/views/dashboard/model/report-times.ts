import type { PendingReport } from "@riwaq/contracts/views/dashboard";

export function isOverdue(report: PendingReport, nowMs: number) {
  return Date.parse(report.due_date) < nowMs;
}
