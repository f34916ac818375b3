import { type Cast, wordOf } from "./cast.ts";

type Row = [table: string, values: Record<string, string | number | object>];

const RESOURCE = "00000000-0000-4000-8000-000000000003";
const RECITATION = "00000000-0000-4000-8000-000000000010";
const REPORT = "00000000-0000-4000-8000-000000000004";
const MARK = "00000000-0000-4000-8000-000000000006";
const COMMENT = "00000000-0000-4000-8000-000000000011";
const AT = "2026-11-10T12:00:00Z";

/** What was written about a pupil's lesson and given to read. */
export function learningRows({ teacher, student, parent, staff }: Cast, session_id: string): Row[] {
  const [said, wrote, told] = [wordOf("parent"), wordOf("teacher"), wordOf("student")];
  const pair = { teacher_id: teacher.id, student_id: student.id };
  const own = { user_id: parent.id };
  const file = {
    mime_type: "application/pdf",
    size_bytes: 1,
    sha256: "0".repeat(64),
    storage_key: wrote,
  };
  return [
    [
      "session_reports",
      {
        id: REPORT,
        session_id,
        ...pair,
        due_at: AT,
        submitted_at: AT,
        content: { message: told },
        draft: { message: wrote },
      },
    ],
    [
      "report_versions",
      {
        report_id: REPORT,
        version: 1,
        content: { message: told },
        internal_note: told,
        written_by_id: teacher.id,
      },
    ],
    [
      "periodic_reports",
      {
        ...pair,
        period_start: "2026-07-01",
        period_end: "2026-09-30",
        status: "approved",
        figures: {},
        text: { message: told },
        approved_at: AT,
        approved_by_id: staff.id,
      },
    ],
    [
      "kept_drafts",
      { session_id, ...pair, draft: { message: wrote, internal_note: told }, saved_at: AT },
    ],
    ["resources", { id: RESOURCE, teacher_id: teacher.id, title: wrote, type: "PDF", version: 1 }],
    ["resource_assignments", { resource_id: RESOURCE, student_id: student.id }],
    [
      "resource_versions",
      {
        resource_id: RESOURCE,
        version: 1,
        file_name: wrote,
        ...file,
        uploaded_by_id: teacher.id,
      },
    ],
    [
      "recitation_homework",
      {
        student_id: student.id,
        set_by_id: teacher.id,
        session_id,
        from_sura: 1,
        from_aya: 1,
        to_sura: 1,
        to_aya: 7,
        words: told,
        due_on: "2026-11-12",
        set_at: AT,
      },
    ],
    [
      "word_marks",
      {
        id: MARK,
        student_id: student.id,
        session_id,
        edition: "madani-1405",
        sura: 78,
        aya: 2,
        word: 2,
        page: 582,
        kind: "letter-exchanged",
        note: told,
        marker: "teacher",
        marked_by_id: teacher.id,
        marked_at: AT,
        shown_from: AT,
        voided_at: AT,
        voided_by_id: teacher.id,
      },
    ],
    ["mushaf_places", { ...own, page: 3, left_at: AT }],
    [
      "mushaf_approvals",
      {
        edition: "madani-1405",
        text_digest: "of the text",
        lines_digest: "of the lines",
        reader: "A reader",
        approved_on: "2026-01-01",
        recorded_by_id: staff.id,
        recorded_at: AT,
      },
    ],
    [
      "recitations",
      {
        id: RECITATION,
        student_id: student.id,
        session_id,
        heard_by_id: teacher.id,
        edition: "madani-1405",
        from_sura: 1,
        from_aya: 1,
        to_sura: 1,
        to_aya: 7,
        state: "kept",
        began_at: AT,
        answered_at: AT,
        answered_by_id: teacher.id,
        type: "audio/webm",
        storage_key: told,
      },
    ],
    [
      "recitation_comments",
      {
        id: COMMENT,
        recitation_id: RECITATION,
        by_id: teacher.id,
        text: told,
        made_at: AT,
      },
    ],
    ["reads", { ...own, subject: "report", subject_id: REPORT, read_at: AT }],
    ["uploads", { id: said, ...own, file_name: said, size_bytes: 1 }],
  ];
}
