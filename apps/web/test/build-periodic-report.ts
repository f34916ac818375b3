import { PeriodicReportLine } from "@riwaq/contracts/learning/periodic-reports";
import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";

import { buildProgress } from "./build-report.ts";

/** One that the parents have not read yet, unless the test says otherwise. */
export function buildPeriodicReport(changes: Partial<PeriodicReport> = {}): PeriodicReport {
  const { attendance, weeks, suras, strengths, to_work_on, performance } = buildProgress();
  return {
    id: "quarter-1",
    student_id: "student-1",
    student: "Inès Lambert",
    student_age: 9,
    teacher: "Youssef El-Naggar",
    period_start: "2026-07-01",
    period_end: "2026-09-30",
    status: "approved",
    version: 3,
    figures: {
      attendance,
      weeks,
      suras,
      strengths,
      to_work_on,
      performance,
      lessons: 3,
      minutes: 150,
      memory: null,
    },
    text: { summary: "Un beau trimestre.", strengths: "– La voix", next_steps: "" },
    return_note: "",
    approved_at: "2026-10-06T10:00:00.000Z",
    is_new: true,
    has_parent: true,
    ...changes,
  };
}

/** Its draft, as the teacher finds it. */
export function buildDraft(changes: Partial<PeriodicReport> = {}) {
  const draft = { status: "draft", version: 1, approved_at: null, is_new: false } as const;
  return buildPeriodicReport({ ...draft, ...changes });
}

export function buildPeriodicLine(changes: Partial<PeriodicReport> = {}) {
  return PeriodicReportLine.parse(buildPeriodicReport(changes));
}
