import { z } from "zod";

import { message } from "../messages.ts";

/** PUT /students/{id}/recording-consent/: a parent's word for a child, an adult's for themselves. */
export const RecordingConsentChange = z.object({ is_given: z.boolean(message("required")) });
export type RecordingConsentChange = z.infer<typeof RecordingConsentChange>;

export const RecordingConsent = z.object({
  given_at: z.string().nullable(),
  given_by: z.string().nullable(),
  /** Whether this reader may give or withdraw it. */
  can_change: z.boolean(),
});
export type RecordingConsent = z.infer<typeof RecordingConsent>;
