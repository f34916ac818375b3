import { PERFORMANCES } from "@riwaq/domain/words";
import { z } from "zod";

import { isStorable, PageNumber } from "../fields.ts";
import { message } from "../messages.ts";

export const Performance = z.enum(PERFORMANCES);
export type Performance = z.infer<typeof Performance>;

/** A pupil as their teacher sees them: no contact data. */
export const Student = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  /** Date of the last lesson held, in the teacher's zone. */
  last_activity: z.string().nullable(),
  performance: Performance.nullable(),
});
export type Student = z.infer<typeof Student>;

export const Students = z.array(Student);
export type Students = z.infer<typeof Students>;

export const STUDENTS_PER_PAGE = 20;
export const STUDENT_SORTS = ["name", "age", "last_activity", "performance"] as const;

/**
 * GET /students/page/?search&sort&order&page: a page of the teacher's pupils. Whoever has no lesson or no performance
 * yet stands last in either order. GET /students/ stays the whole list, for selects.
 */
export const StudentsQuery = z.object({
  search: z
    .string(message("invalid"))
    .trim()
    .max(120, message("text_long"))
    .refine(isStorable, message("invalid"))
    .default(""),
  sort: z.enum(STUDENT_SORTS, message("invalid")).default("name"),
  order: z.enum(["asc", "desc"], message("invalid")).default("asc"),
  page: PageNumber,
});
export type StudentsQuery = z.infer<typeof StudentsQuery>;
export const StudentsPage = z.object({
  students: Students,
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
export type StudentsPage = z.infer<typeof StudentsPage>;
