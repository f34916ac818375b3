import { PERFORMANCES } from "@riwaq/domain/people/performance";
import { z } from "zod";

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
