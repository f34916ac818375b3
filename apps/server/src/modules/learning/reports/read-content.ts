import { ReportContent } from "@riwaq/contracts/learning/reports";
import type { WrittenReport } from "@riwaq/domain/learning/reports/progress";

import type { ReportRow, WrittenRow } from "./queries.ts";

/** What a report that says nothing says: it fills in what a content was kept without, from before the field was made. */
const NOTHING = ReportContent.parse({ attendance: "present" });

export function completeContent(kept: Partial<ReportContent>): ReportContent {
  return { ...NOTHING, ...kept };
}

type Written = Pick<ReportRow, "content" | "grade" | "attendance">;

/** Reports of the time before contents were kept have a grade alone. */
export function readContent({ content, grade, attendance }: Written): ReportContent {
  return completeContent(content ?? { attendance: attendance ?? "present", grade });
}

/** As the rules of progress take it. */
export function writtenOf(row: WrittenRow): WrittenReport {
  const { attendance, grade, covered } = readContent(row);
  return { heldAtMs: row.heldAt.getTime(), attendance, grade, covered, programme: row.programmeId };
}
