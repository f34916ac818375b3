import type { Report, ReportContent } from "@riwaq/contracts/reports";

import type { SignedIn } from "../../context.ts";
import type { ReportRow } from "./queries.ts";

type Written = Pick<ReportRow, "content" | "grade" | "attendance">;

/** Reports of the time before contents were kept have a grade alone. */
export function contentOf({ content, grade, attendance }: Written): ReportContent {
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

/** Sent reports have a version of at least 1, also where they were sent before versions were kept. */
const shownVersion = ({ version }: ReportRow) => Math.max(1, version);

/** The same for all who may see it: what only teacher and staff may know is not in the row. */
export function presentReport(row: ReportRow, reader: Pick<SignedIn, "role">): Report {
  const submittedAt = row.submittedAt ?? row.endsAt;
  const writtenAt = row.writtenAt ?? submittedAt;
  const isFamily = reader.role === "S" || reader.role === "P";
  return {
    ...presentLesson(row),
    submitted_at: submittedAt.toISOString(),
    version: shownVersion(row),
    corrected_at: shownVersion(row) > 1 ? writtenAt.toISOString() : null,
    is_new: isFamily && (row.readAt === null || row.readAt < writtenAt),
    content: contentOf(row),
  };
}

export function presentLesson(row: Omit<ReportRow, "writtenAt" | "readAt">) {
  return {
    id: row.id,
    session_id: row.sessionId,
    student_id: row.studentId,
    student: row.student,
    teacher: row.teacher,
    programme: row.programme,
    programme_area: row.programmeArea,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
  };
}
