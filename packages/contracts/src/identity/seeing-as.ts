import { z } from "zod";

import { isStorable } from "../fields.ts";
import { message } from "../messages.ts";

export const SEEING_AS_MINUTES = 30;
const REASON_MAX = 200;

/** POST /staff/people/{id}/see-as/: why; it stands in the journal for good. */
export const SeeingReason = z.object({
  reason: z
    .string(message("required"))
    .trim()
    .min(3, message("required"))
    .max(REASON_MAX, message("text_long"))
    .refine(isStorable, message("invalid")),
});
export type SeeingReason = z.infer<typeof SeeingReason>;
