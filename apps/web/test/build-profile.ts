import type { Profile } from "@riwaq/contracts/identity/profile";

/** A parent in Paris, unless the test says otherwise. */
export function buildProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: "parent-1",
    role: "P",
    name: "Nadia Lambert",
    email: "nadia@example.org",
    email_verified: true,
    bio: "",
    phone_number: null,
    time_zone: "Europe/Paris",
    language: "fr",
    picture: null,
    zoom_email: null,
    years_of_experience: null,
    ...changes,
  };
}
