import { z } from "zod";

/** Work in the background that failed, as staff read of it: what fails now first, then what was mended lately. */
export const RoundFailure = z.object({
  round: z.string(),
  /** How often in a row. */
  count: z.int(),
  first_failed_at: z.string(),
  last_failed_at: z.string(),
  /** The kind of fault; it names nobody. */
  fault: z.string(),
  mended_at: z.string().nullable(),
});
export type RoundFailure = z.infer<typeof RoundFailure>;

export const RoundFailures = z.array(RoundFailure);
export type RoundFailures = z.infer<typeof RoundFailures>;
