import { z } from "zod";

/** Three months of weeks are looked back upon. */
export const RHYTHM_WEEKS = 12;

/**
 * GET /students/{id}/memory/rhythm/: on how many days of each week something was recited at home. A week is named by its
 * Monday; the present one is the last.
 */
export const Rhythm = z.object({
  weeks: z.array(z.object({ week: z.string(), evenings: z.int() })),
});
export type Rhythm = z.infer<typeof Rhythm>;
