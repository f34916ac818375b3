import { ProfileChange } from "@riwaq/contracts/identity/profile";
import type { Profile } from "@riwaq/contracts/identity/profile";
import type { z } from "zod";

/** The contract's own rules for what the form of the first tab holds. */
export const ProfileValues = ProfileChange.pick({
  name: true,
  bio: true,
  phone_number: true,
  time_zone: true,
  language: true,
}).required();
export type ProfileValues = z.infer<typeof ProfileValues>;

export function profileValuesOf(profile: Profile): ProfileValues {
  const { name, bio, phone_number, time_zone, language } = profile;
  return { name, bio, phone_number, time_zone, language };
}

/** No number at all is `null`; an empty text would be a malformed one. */
export function phoneFromInput(text: string | null) {
  return text === null || text.trim() === "" ? null : text;
}
