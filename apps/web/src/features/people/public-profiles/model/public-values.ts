import { type PublicProfile, PublicProfileChange } from "@riwaq/contracts/people/public-profiles";
import type { z } from "zod";

/** The contract's own rules for all that the form holds. */
export const PublicValues = PublicProfileChange.required();
export type PublicValues = z.infer<typeof PublicValues>;

export function publicValuesOf(profile: PublicProfile): PublicValues {
  const { is_shown, parts, latin_name, arabic_name, audiences } = profile;
  const { answers, answers_language } = profile;
  return { is_shown, parts, latin_name, arabic_name, audiences, answers, answers_language };
}
