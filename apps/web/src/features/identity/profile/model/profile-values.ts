import { ProfileChange } from "@riwaq/contracts/identity/profile";
import type { Profile } from "@riwaq/contracts/identity/profile";
import type { z } from "zod";

export const PROFILE_FIELDS = ["name", "bio", "phone_number", "time_zone", "language"] as const;

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

/** Only what was touched is sent, so that what another device has saved meanwhile stays. */
export function changedValues(
  values: ProfileValues,
  dirty: Partial<Record<keyof ProfileValues, boolean>>,
): ProfileChange {
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in dirty));
}

/** No number at all is `null`; an empty text would be a malformed one. */
export function phoneFromInput(text: string | null) {
  return text === null || text.trim() === "" ? null : text;
}
