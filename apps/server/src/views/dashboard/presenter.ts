import type { NeedsAttention, TeacherDashboard } from "@riwaq/contracts/views/dashboard";
import { attentionOf } from "@riwaq/domain/learning/reports/attention";
import { performanceOf } from "@riwaq/domain/learning/reports/performance";

import type { PupilMarks, WorkRow } from "./queries.ts";

export function presentWork(
  rows: readonly WorkRow[],
): Pick<TeacherDashboard, "upcoming_sessions" | "pending_reports" | "periodic_drafts"> {
  const { count = 0, nextAtSeconds = null, periodicDrafts = 0 } = rows[0] ?? {};
  return {
    upcoming_sessions: {
      count,
      next_session_timestamp: nextAtSeconds === null ? null : Math.floor(nextAtSeconds),
    },
    periodic_drafts: periodicDrafts,
    pending_reports: rows.flatMap(({ report }) =>
      report
        ? [
            {
              session_id: report.sessionId,
              student: report.student,
              due_date: report.dueAt.toISOString(),
            },
          ]
        : [],
    ),
  };
}

const ATTENTION_MAX = 50;

/** Those of whom there is something to say, with most to say of first. */
export function presentAttention(pupils: readonly PupilMarks[], now: Date): NeedsAttention[] {
  return pupils
    .map((pupil) => presentPupil(pupil, now))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, ATTENTION_MAX);
}

function presentPupil({ id, name, marks, lastHeldAt, nextAt }: PupilMarks, now: Date) {
  const newest = marks ?? [];
  return {
    student_id: id,
    student: name,
    reasons: attentionOf({
      marks: newest,
      lastHeldAtMs: lastHeldAt?.getTime() ?? null,
      nextAtMs: nextAt?.getTime() ?? null,
      nowMs: now.getTime(),
    }),
    performance: performanceOf(newest.flatMap(({ grade }) => grade ?? [])),
  };
}
