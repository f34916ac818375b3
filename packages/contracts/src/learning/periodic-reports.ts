import { PERIODIC_STATUSES } from "@riwaq/domain/words";
import { z } from "zod";

import { Id, isStorable, PageNumber } from "../fields.ts";
import { LANGUAGES } from "../languages.ts";
import { message } from "../messages.ts";
import { Progress } from "./reports.ts";

export const PERIODIC_TEXT_MAX = 4000;

const text = z
  .string(message("required"))
  .trim()
  .max(PERIODIC_TEXT_MAX, message("text_long"))
  .refine(isStorable, message("invalid"));

/** What the teacher writes; the draft begins with words from the lesson reports. */
export const PeriodicText = z.object({
  summary: text,
  strengths: text,
  next_steps: text,
});
export type PeriodicText = z.infer<typeof PeriodicText>;

/** Pages that became whole, that are held at the end, that the teacher heard, and days of practice at home. */
const PeriodicMemory = z.object({
  learned: z.int(),
  held: z.int(),
  heard: z.int(),
  evenings: z.int(),
});

/** Computed from the lesson reports of the period, and kept with the report. */
export const PeriodicFigures = Progress.pick({
  attendance: true,
  weeks: true,
  suras: true,
  strengths: true,
  to_work_on: true,
  performance: true,
}).extend({
  lessons: z.int(),
  minutes: z.int(),
  /** Of what is memorised, by the reviews of its pages; null of whoever memorises nothing. */
  memory: PeriodicMemory.nullable().default(null),
});
export type PeriodicFigures = z.infer<typeof PeriodicFigures>;

export const PeriodicStatus = z.enum(PERIODIC_STATUSES, message("invalid"));

export const PeriodicReport = z.object({
  id: z.string(),
  student_id: z.string(),
  student: z.string(),
  student_age: z.int(),
  teacher: z.string(),
  period_start: z.string(),
  period_end: z.string(),
  status: PeriodicStatus,
  version: z.int(),
  figures: PeriodicFigures,
  text: PeriodicText,
  /** For teacher and staff; empty for parents. */
  return_note: z.string(),
  approved_at: z.string().nullable(),
  is_new: z.boolean(),
  /** Without one there is nobody to read it yet. */
  has_parent: z.boolean(),
});
export type PeriodicReport = z.infer<typeof PeriodicReport>;

/** GET /periodic-reports/?status&page: a teacher's own, all for staff, the approved ones of their children for parents. */
export const PeriodicReportsQuery = z.object({
  status: PeriodicStatus.optional(),
  student: Id.optional(),
  page: PageNumber,
});
export type PeriodicReportsQuery = z.infer<typeof PeriodicReportsQuery>;
export const PeriodicReportLine = PeriodicReport.omit({ figures: true, text: true });
export type PeriodicReportLine = z.infer<typeof PeriodicReportLine>;
export const PeriodicReports = z.object({
  reports: z.array(PeriodicReportLine),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
export type PeriodicReports = z.infer<typeof PeriodicReports>;

/** PUT /periodic-reports/{id}/: the teacher, while it is a draft. */
export const PeriodicReportChange = z.object({
  text: PeriodicText,
  version: z.int(message("invalid")).min(1, message("invalid")),
});
export type PeriodicReportChange = z.infer<typeof PeriodicReportChange>;

/** POST …/submit/ by the teacher, with the last text: parents are told something at least. */
export const PeriodicReportSubmit = PeriodicReportChange.extend({
  text: PeriodicText.extend({ summary: text.min(1, message("required")) }),
});
export type PeriodicReportSubmit = z.infer<typeof PeriodicReportSubmit>;

/** POST …/return/ by staff; …/approve/ takes no body. */
export const PeriodicReportReturn = z.object({ note: text.min(1, message("required")) });
export type PeriodicReportReturn = z.infer<typeof PeriodicReportReturn>;

/** GET /periodic-reports/{id}/pdf/: in the reader's language unless another is asked for. */
export const PeriodicPdfQuery = z.object({
  lang: z.enum(LANGUAGES, message("invalid")).optional(),
});

/** Bytes, which no schema reads. */
export const PeriodicPdf = z.unknown();
