import type { TeacherDashboard } from "@riwaq/contracts/dashboard";

import type { countUpcoming, findPendingReports } from "./queries.ts";

export function presentDashboard(
  upcoming: Awaited<ReturnType<typeof countUpcoming>>,
  pending: Awaited<ReturnType<typeof findPendingReports>>,
): TeacherDashboard {
  return {
    upcoming_sessions: {
      count: upcoming.count,
      next_session_timestamp:
        upcoming.nextAtSeconds === null ? null : Math.floor(upcoming.nextAtSeconds),
    },
    pending_reports: pending.map((report) => ({
      session_id: report.sessionId,
      student: report.student,
      due_date: report.dueAt.toISOString(),
    })),
  };
}
