import type {
  PeriodicFigures,
  PeriodicReport,
  PeriodicReportLine,
} from "@riwaq/contracts/learning/periodic-reports";
import { countWords } from "@riwaq/domain/learning/phrases/count-words";
import { surasLearned } from "@riwaq/domain/learning/reports/ground-covered";
import { performanceOf } from "@riwaq/domain/learning/reports/performance";
import { countAttendance, progressByWeek } from "@riwaq/domain/learning/reports/progress";
import { currentAge } from "@riwaq/domain/people/age";

import type { SignedIn } from "../../../platform/context.ts";
import type { WrittenRow } from "../reports/queries.ts";
import { readContent, writtenOf } from "../reports/read-content.ts";
import { readsAsParent } from "./policy.ts";
import type { PeriodicRow } from "./queries.ts";

export function presentLine(
  row: PeriodicRow,
  reader: Pick<SignedIn, "id" | "roles" | "rights">,
): PeriodicReportLine {
  const isParent = readsAsParent(reader, row);
  return {
    id: row.id,
    student_id: row.studentId,
    student: row.student,
    student_age: currentAge({
      ageDeclared: row.ageDeclared,
      declaredOn: row.ageDeclaredOn,
      today: row.periodEnd,
    }),
    teacher: row.teacher,
    period_start: row.periodStart,
    period_end: row.periodEnd,
    status: row.status,
    version: row.version,
    return_note: isParent ? "" : row.returnNote,
    approved_at: row.approvedAt && row.approvedAt.toISOString(),
    is_new: isParent && !row.isRead,
    has_parent: row.hasParent,
  };
}

export function presentPeriodicReport(
  row: PeriodicRow,
  reader: Pick<SignedIn, "id" | "roles" | "rights">,
): PeriodicReport {
  return { ...presentLine(row, reader), figures: row.figures, text: row.text };
}

const MINUTE_MS = 60_000;
const WORDS_MAX = 5;

type FiguresOf = {
  from: Date;
  until: Date;
  zone: string;
  /** What was memorised in it. */
  memory?: PeriodicFigures["memory"];
};

/** What the lesson reports of a period come to; newest first, [from, until). */
export function figuresOf(
  written: readonly WrittenRow[],
  { from, until, zone, memory = null }: FiguresOf,
): PeriodicFigures {
  const reports = written.map(writtenOf);
  const wordsIn = (field: "strengths" | "to_work_on") =>
    countWords(
      written.map((row) => readContent(row)[field]),
      WORDS_MAX,
    );
  const attended = written.filter((row) => readContent(row).attendance !== "absent");
  return {
    lessons: attended.length,
    memory,
    minutes: attended.reduce((sum, row) => sum + minutesOf(row), 0),
    attendance: countAttendance(reports),
    performance: performanceOf(reports.flatMap(({ grade }) => grade ?? [])),
    weeks: progressByWeek(reports, {
      fromMs: from.getTime(),
      untilMs: until.getTime() - 1,
      zone,
    }),
    suras: surasLearned(reports),
    strengths: wordsIn("strengths"),
    to_work_on: wordsIn("to_work_on"),
  };
}

const minutesOf = ({ heldAt, endsAt }: WrittenRow) =>
  Math.round((endsAt.getTime() - heldAt.getTime()) / MINUTE_MS);
