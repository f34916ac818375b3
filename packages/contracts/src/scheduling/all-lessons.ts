import { LESSON_STATES } from "@riwaq/domain/scheduling/sessions/status";
import { z } from "zod";

import { CivilDate, Id, isStorable, PageNumber } from "../fields.ts";
import { message } from "../messages.ts";
import { Sessions } from "./sessions.ts";

/** A day, or the week that begins with it. */
export const LESSON_DAYS = ["1", "7"] as const;

export const LESSONS_PER_PAGE = 50;

/**
 * GET /staff/sessions/?on&days&search&teacher&state&page: all lessons that begin in these days, which are the institute's own; the
 * first is today where none is named. Searched by the names of those taught and of the teacher.
 */
export const AllLessonsQuery = z.object({
  on: CivilDate.optional(),
  days: z.enum(LESSON_DAYS, message("invalid")).default("1"),
  search: z
    .string(message("invalid"))
    .trim()
    .max(120, message("text_long"))
    .refine(isStorable, message("invalid"))
    .default(""),
  teacher: Id.optional(),
  state: z.enum(LESSON_STATES, message("invalid")).optional(),
  page: PageNumber,
});
export type AllLessonsQuery = z.infer<typeof AllLessonsQuery>;

/** The earliest first, on the institute's clock: `date` and the times of each too. */
export const AllLessons = z.object({
  lessons: Sessions,
  /** The first of the days shown, and the institute's zone. */
  on: z.string(),
  time_zone: z.string(),
  /** Who teaches here, and whoever else has lessons in these days or is asked for; by name. */
  teachers: z.array(z.object({ id: z.string(), name: z.string() })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});
export type AllLessons = z.infer<typeof AllLessons>;
