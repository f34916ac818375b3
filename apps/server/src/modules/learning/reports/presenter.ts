import type {
  Progress,
  Report,
  ReportForm,
  ReportVersions,
} from "@riwaq/contracts/learning/reports";
import { countWords } from "@riwaq/domain/learning/phrases/count-words";
import { proposeAttendance } from "@riwaq/domain/learning/reports/attendance";
import { surasLearned } from "@riwaq/domain/learning/reports/ground-covered";
import { performanceOf } from "@riwaq/domain/learning/reports/performance";
import { countAttendance, progressByWeek } from "@riwaq/domain/learning/reports/progress";
import { currentAge } from "@riwaq/domain/people/age";
import { toWall } from "@riwaq/domain/time/zone";
import type { Performance } from "@riwaq/domain/words";

import type { SignedIn } from "../../../platform/context.ts";
import type { FormFacts, PupilJoin } from "./load-form-facts.ts";
import { isReadAsFamily } from "./policy.ts";
import type { FormRow, Pupil, ReportRow, VersionRow, WrittenRow } from "./queries.ts";
import { completeContent, readContent, writtenOf } from "./read-content.ts";

type LessonRow = Omit<ReportRow, "writtenAt" | "readAt">;
/** Sent reports have a version of at least 1, also where they were sent before versions were kept. */
const shownVersion = ({ version }: ReportRow) => Math.max(1, version);

/** The same for all who may see it: what only teacher and staff may know is not in the row. */
export function presentReport(row: ReportRow, reader: Pick<SignedIn, "id" | "roles">): Report {
  const submittedAt = row.submittedAt ?? row.endsAt;
  const writtenAt = row.writtenAt ?? submittedAt;
  return {
    ...presentLesson(row),
    submitted_at: submittedAt.toISOString(),
    version: shownVersion(row),
    corrected_at: shownVersion(row) > 1 ? writtenAt.toISOString() : null,
    is_new: isReadAsFamily(reader, row) && (row.readAt === null || row.readAt < writtenAt),
    content: readContent(row),
  };
}

function presentLesson(row: LessonRow) {
  return {
    id: row.id,
    session_id: row.sessionId,
    student_id: row.studentId,
    student: row.student,
    teacher: row.teacher,
    programme_id: row.programmeId,
    programme: row.programme,
    programme_area: row.programmeArea,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    teacher_zone: row.teacherZone,
    student_zone: row.studentZone,
  };
}

/** For the teacher who writes it. */
export function presentForm(row: FormRow, facts: FormFacts): ReportForm {
  const previous = facts.previous.get(row.studentId);
  return {
    ...presentLesson(row),
    due_at: row.dueAt.toISOString(),
    submitted_at: row.submittedAt && row.submittedAt.toISOString(),
    version: row.version,
    family_languages: row.familyLanguages,
    proposed_attendance: proposedAttendance(row, facts.joins),
    previous: previous
      ? {
          covered: previous.content?.covered ?? [],
          homework: previous.content?.homework ?? "",
          homework_phrases: previous.content?.homework_phrases ?? [],
          held_at: previous.heldAt.toISOString(),
        }
      : null,
    proposal: facts.proposals.get(row.studentId) ?? null,
    content: row.submittedAt && readContent(row),
    internal_note: row.internalNote ?? "",
    draft: row.draft,
    suggestions: facts.suggestions,
  };
}

function proposedAttendance({ startsAt, studentId }: FormRow, joins: readonly PupilJoin[]) {
  const instants = (some: readonly PupilJoin[]) => some.map(({ at }) => at.getTime());
  return proposeAttendance({
    startsAtMs: startsAt.getTime(),
    teacherJoinsMs: instants(joins.filter(({ side }) => side === "teacher")),
    familyJoinsMs: instants(
      joins.filter(({ side, pupilIds }) => side === "pupil" && pupilIds.includes(studentId)),
    ),
  });
}

/** For teacher and staff. */
export function presentVersion(row: VersionRow): ReportVersions[number] {
  return {
    version: row.version,
    written_at: row.createdAt.toISOString(),
    content: completeContent(row.content),
    internal_note: row.internalNote,
  };
}

const WORDS_MAX = 5;

type Progressed = {
  pupil: Pupil;
  /** Newest first; what was learned before `from` is not learned again. */
  written: readonly WrittenRow[];
  grades: readonly Performance[];
  from: Date;
  now: Date;
  zone: string;
};

export function presentProgress(progressed: Progressed): Progress {
  const { pupil, written, grades, from, now, zone } = progressed;
  const recent = written.filter(({ heldAt }) => heldAt >= from);
  const reports = written.map(writtenOf);
  const firstAt = recent.at(-1)?.heldAt;
  const { id, name, ageDeclared, ageDeclaredOn: declaredOn } = pupil;
  const today = toWall(now.getTime(), zone).date;
  const wordsIn = (field: "strengths" | "to_work_on") =>
    countWords(
      recent.map((row) => readContent(row)[field]),
      WORDS_MAX,
    );
  return {
    student: { id, name, age: currentAge({ ageDeclared, declaredOn, today }) },
    performance: performanceOf(grades),
    performance_reports: grades.length,
    attendance: countAttendance(recent.map(writtenOf)),
    weeks: firstAt
      ? progressByWeek(reports, { fromMs: firstAt.getTime(), untilMs: now.getTime(), zone })
      : [],
    suras: surasLearned(reports),
    strengths: wordsIn("strengths"),
    to_work_on: wordsIn("to_work_on"),
  };
}
