import type { ReportContent } from "@riwaq/contracts/learning/reports";
import type { WrittenReport } from "@riwaq/domain/learning/reports/progress";

import type { ReportRow, WrittenRow } from "./queries.ts";

type Written = Pick<ReportRow, "content" | "grade" | "attendance">;

/** Reports of the time before contents were kept have a grade alone. */
export function readContent({ content, grade, attendance }: Written): ReportContent {
  return (
    content ?? {
      attendance: attendance ?? "present",
      covered: [],
      grade,
      strengths: [],
      to_work_on: [],
      homework: "",
      message: "",
    }
  );
}

/** As the rules of progress take it. */
export function writtenOf(row: WrittenRow): WrittenReport {
  const { attendance, grade, covered } = readContent(row);
  return { heldAtMs: row.heldAt.getTime(), attendance, grade, covered, programme: row.programmeId };
}
