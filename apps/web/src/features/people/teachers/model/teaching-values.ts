import { TeachingProfileChange } from "@riwaq/contracts/people/teachers";
import type { TeachingProfile } from "@riwaq/contracts/people/teachers";
import type { z } from "zod";

/** The contract's own rules for all that the form holds. */
export const TeachingValues = TeachingProfileChange.required();
export type TeachingValues = z.infer<typeof TeachingValues>;

export function teachingValuesOf(profile: TeachingProfile): TeachingValues {
  const { programme_ids, languages, bio, years_of_experience } = profile;
  const { minimum_notice_hours, buffer_minutes, meeting_provider, meeting_link } = profile;
  return {
    programme_ids,
    languages,
    bio,
    years_of_experience,
    minimum_notice_hours,
    buffer_minutes,
    meeting_provider,
    meeting_link,
  };
}

/** An empty field is no link at all. */
export function linkFromInput(text: string | null) {
  return text === null || text.trim() === "" ? null : text.trim();
}
