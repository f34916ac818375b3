import { MARK_GROUPS } from "@riwaq/domain/learning/marks/kinds";
import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";
import { ATTENDANCES } from "@riwaq/domain/learning/reports/attendance";
import { PERFORMANCES, PROGRAMME_AREAS } from "@riwaq/domain/words";
import { z } from "zod";

import { Id, isStorable, PageNumber } from "../fields.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";
import { InLanguages } from "../people/programmes.ts";
import { MarkKind } from "./marks.ts";
import { PhraseChoice, ReportWord, SetPhrase } from "./phrases.ts";

export const REPORT_TEXT_MAX = 2000;
export const CHIP_MAX = 80;
/** At most three strengths and three points to work on. */
export const CHIPS_MAX = 3;

const text = (max: number) =>
  z
    .string(message("required"))
    .trim()
    .max(max, message("text_long"))
    .refine(isStorable, message("invalid"));
const count = (max: number) =>
  z.int(message("invalid")).min(1, message("invalid")).max(max, message("invalid"));

export const Attendance = z.enum(ATTENDANCES, message("required"));
export type Attendance = z.infer<typeof Attendance>;
export const Grade = z.enum(PERFORMANCES, message("required"));
export type Grade = z.infer<typeof Grade>;

/** A place in the Quran, by Hafs's count. */
export const Aya = z
  .object({ sura: count(114), aya: count(286) })
  .refine(({ sura, aya }) => aya <= (AYAT_OF[sura - 1] ?? 0), {
    path: ["aya"],
    message: message("aya_invalid"),
  });
export type Aya = z.infer<typeof Aya>;

/** What was covered, in the terms of the programme. */
export const Covered = z.discriminatedUnion("kind", [
  z
    .object({
      kind: z.literal("ayat"),
      /** new: learned today; revision: recited again. */
      work: z.enum(["new", "revision"]).default("new"),
      from: Aya,
      to: Aya,
    })
    .refine(
      ({ from, to }) => from.sura < to.sura || (from.sura === to.sura && from.aya <= to.aya),
      { path: ["to"], message: message("range_order") },
    ),
  z
    .object({ kind: z.literal("pages"), from: count(2000), to: count(2000) })
    .refine(({ from, to }) => from <= to, { path: ["to"], message: message("range_order") }),
  z.object({
    kind: z.literal("lesson"),
    unit: count(500),
    lesson: count(500).nullable().default(null),
  }),
  z.object({ kind: z.literal("text"), text: text(300).min(1, message("required")) }),
]);
export type Covered = z.infer<typeof Covered>;

const LongText = text(REPORT_TEXT_MAX).default("");

/** What the family reads, but for the words that are chosen. */
const content = {
  attendance: Attendance,
  covered: z.array(Covered).max(6, message("invalid")).default([]),
  grade: Grade.nullable().default(null),
  homework: LongText,
  message: LongText,
};

/** What the family reads. A set phrase stands in it as it was sent, in every language. */
export const ReportContent = z.object({
  ...content,
  strengths: z.array(ReportWord).default([]),
  to_work_on: z.array(ReportWord).default([]),
  homework_phrases: z.array(SetPhrase).default([]),
});
export type ReportContent = z.infer<typeof ReportContent>;

const OwnWord = text(CHIP_MAX).min(1, message("required"));
const Chips = z
  .array(z.union([OwnWord, PhraseChoice], message("invalid")))
  .max(CHIPS_MAX, message("chips_max"))
  .default([]);

/** POST /reports/{id}/send/ (idempotency key), answers the Report: the first time sends it, later ones correct it. A pupil who was there gets a grade. */
export const ReportSend = z
  .object({
    ...content,
    strengths: Chips,
    to_work_on: Chips,
    homework_phrases: z.array(PhraseChoice).max(CHIPS_MAX, message("chips_max")).default([]),
    internal_note: LongText,
    /** The version that the teacher saw: another one in between is a conflict (409). */
    version: z.int(message("invalid")).min(0, message("invalid")),
  })
  .refine(({ attendance, grade }) => attendance === "absent" || grade !== null, {
    path: ["grade"],
    message: message("required"),
  });
export type ReportSend = z.infer<typeof ReportSend>;

const DRAFT_MAX = 20_000;
const DRAFT_DEPTH = 8;

/** Whatever the database can hold as JSON, of no great size. */
function isSmall(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth > DRAFT_DEPTH) return false;
  return Object.entries(value).every(([key, item]) => isStorable(key) && isSmall(item, depth + 1));
}

/** PUT /reports/{id}/draft/: whatever is typed so far; checked for size alone. */
export const ReportDraft = z
  .record(z.string().max(40), z.unknown())
  .refine((draft) => isSmall(draft), { message: message("invalid"), abort: true })
  .refine((draft) => JSON.stringify(draft).length <= DRAFT_MAX, message("text_long"));
export type ReportDraft = z.infer<typeof ReportDraft>;
export const DraftSaved = z.object({ saved_at: z.string() });
export type DraftSaved = z.infer<typeof DraftSaved>;

const lesson = {
  id: z.string(),
  session_id: z.string(),
  student_id: z.string(),
  student: z.string(),
  teacher: z.string(),
  programme_id: z.string().nullable(),
  programme: InLanguages.nullable(),
  programme_area: z.enum(PROGRAMME_AREAS).nullable(),
  starts_at: z.string(),
  ends_at: z.string(),
  teacher_zone: z.string(),
  student_zone: z.string(),
};

/** GET /reports/?session=<id> for the teacher: one form for each pupil of the lesson; none before it is Completed. */
export const ReportFormsQuery = z.object({ session: Id });
export type ReportFormsQuery = z.infer<typeof ReportFormsQuery>;

/** Heard in the lesson: of one kind of mark, or of a group of them where that is null; beside it the phrase that says it. */
const Finding = z.object({
  group: z.enum(MARK_GROUPS),
  kind: MarkKind.nullable(),
  /** Which letters were exchanged, or what else all marks say beside their kind. */
  detail: z.string(),
  /** How many marks; none where it went well. */
  count: z.int(),
  phrase: SetPhrase.nullable(),
});
export type Finding = z.infer<typeof Finding>;

/** What a lesson in the institute's classroom lets the form begin with. */
const ReportProposal = z.object({
  covered: z.array(Covered),
  strengths: z.array(Finding),
  to_work_on: z.array(Finding),
  /** From how much: where both are 0, from the pages that were shown alone. */
  marks: z.int(),
  recordings: z.int(),
});
export type ReportProposal = z.infer<typeof ReportProposal>;

export const ReportForm = z.object({
  ...lesson,
  due_at: z.string(),
  submitted_at: z.string().nullable(),
  version: z.int(),
  /** Which languages the family reads: a parent's each, or the pupil's own where there is none. */
  family_languages: z.array(Language),
  /** From the joins: what the form begins with. */
  proposed_attendance: Attendance,
  /** What the last report of this pupil covered and gave as homework. */
  previous: z
    .object({
      covered: z.array(Covered),
      homework: z.string(),
      homework_phrases: z.array(SetPhrase),
      held_at: z.string(),
    })
    .nullable(),
  /** Null where nothing of the lesson was marked, recorded or shown. */
  proposal: ReportProposal.nullable(),
  content: ReportContent.nullable(),
  internal_note: z.string(),
  draft: ReportDraft.nullable(),
  /** Words this teacher used lately, most often first: offered as chips. */
  suggestions: z.object({
    strengths: z.array(ReportWord),
    to_work_on: z.array(ReportWord),
    homework: z.array(SetPhrase),
  }),
});
export type ReportForm = z.infer<typeof ReportForm>;
export const ReportForms = z.array(ReportForm);
export type ReportForms = z.infer<typeof ReportForms>;

/** What student and parents read (and staff, and the teacher); GET /reports/{id}/. POST …/read/ answers it too, no longer new. */
export const Report = z.object({
  ...lesson,
  submitted_at: z.string(),
  /** More than one: it was corrected. */
  version: z.int(),
  corrected_at: z.string().nullable(),
  is_new: z.boolean(),
  content: ReportContent,
});
export type Report = z.infer<typeof Report>;

/** GET /reports/{id}/versions/ for teacher and staff: newest first, with the notes that no family receives. */
export const ReportVersions = z.array(
  z.object({
    version: z.int(),
    written_at: z.string(),
    content: ReportContent,
    internal_note: z.string(),
  }),
);
export type ReportVersions = z.infer<typeof ReportVersions>;

export const LATE_REPORTS_PER_PAGE = 50;

/** GET /staff/late-reports/?page: not written a day after they were due, by teacher; past the last page, the last. */
export const LateReportsQuery = z.object({ page: PageNumber });
export type LateReportsQuery = z.infer<typeof LateReportsQuery>;
export const LateReports = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      teacher_id: z.string(),
      teacher: z.string(),
      /** All that this teacher owes, also on other pages. */
      of_teacher: z.int(),
      student: z.string(),
      starts_at: z.string(),
      due_at: z.string(),
    }),
  ),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
export type LateReports = z.infer<typeof LateReports>;

export const REPORTS_PER_PAGE = 10;

/** GET /students/{id}/reports/?page: newest first. */
export const ReportsQuery = z.object({ page: PageNumber });
export type ReportsQuery = z.infer<typeof ReportsQuery>;
export const Reports = z.object({
  reports: z.array(Report),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
export type Reports = z.infer<typeof Reports>;

const WordCount = z.object({ word: ReportWord, count: z.int() });

/** GET /students/{id}/progress/: for the pupil, the parents, their teachers and staff; at most a year, by weeks. */
export const Progress = z.object({
  student: z.object({ id: z.string(), name: z.string(), age: z.int() }),
  performance: z.enum(PERFORMANCES).nullable(),
  /** How many reports the performance is computed from. */
  performance_reports: z.int(),
  attendance: z.object({ present: z.int(), late: z.int(), absent: z.int() }),
  /** Per calendar week (its Saturday, in the reader's zone), oldest first; weeks without a report too. */
  weeks: z.array(
    z.object({
      week: z.string(),
      present: z.int(),
      late: z.int(),
      absent: z.int(),
      /** Mean of the grades: Excellent 3, Good 2, Average 1; null without any. */
      grade: z.number().nullable(),
      /** Ayat newly learned, pages and lessons done. */
      ayat: z.int(),
      pages: z.int(),
      lessons: z.int(),
    }),
  ),
  /** Ayat learned of each sura begun, as the reports say, each aya once. */
  suras: z.array(z.object({ sura: z.int(), learned: z.int(), ayat: z.int() })),
  strengths: z.array(WordCount),
  to_work_on: z.array(WordCount),
});
export type Progress = z.infer<typeof Progress>;
