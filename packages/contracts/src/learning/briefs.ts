import { z } from "zod";

import { InLanguages } from "../people/programmes.ts";
import { ReportWord, SetPhrase } from "./phrases.ts";
import { Attendance, Covered, Grade } from "./reports.ts";

/** One of the last lessons of a pupil with the regular teacher, or in that teacher's place. */
const BriefLesson = z.object({
  held_at: z.string(),
  attendance: Attendance,
  grade: Grade.nullable(),
  covered: z.array(Covered),
});

const BriefPupil = z.object({
  student_id: z.string(),
  name: z.string(),
  /** The latest first. */
  lessons: z.array(BriefLesson),
  /** Of these lessons, each once. */
  to_work_on: z.array(ReportWord),
  homework: z.string(),
  homework_phrases: z.array(SetPhrase),
  /** What the reports say to teachers alone, the latest first. */
  notes: z.array(z.object({ held_at: z.string(), text: z.string() })),
});

/** GET /sessions/{id}/brief/: what a substitute needs to know, in half a minute. */
export const Brief = z.object({
  session_id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** The reader's own. */
  time_zone: z.string(),
  programme: InLanguages.nullable(),
  students: z.array(z.string()),
  substitute_name: z.string(),
  regular_name: z.string(),
  cover_id: z.string(),
  side: z.enum(["substitute", "regular", "staff"]),
  /** Until this instant the reader may decline; null where they may not. */
  declinable_until: z.string().nullable(),
  /** From this instant on a substitute reads about the pupils; null once it is past, and to others. */
  opens_at: z.string().nullable(),
  /** Null to a substitute before it opens, and after the report is sent. */
  pupils: z.array(BriefPupil).nullable(),
});
export type Brief = z.infer<typeof Brief>;
