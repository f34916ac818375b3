import type { NotificationChoices, Profile } from "@riwaq/contracts/identity/profile";

import type { ProfileRow } from "./queries.ts";

/** One's own profile: nobody else is ever shown it. */
export function presentProfile({ user, teacher }: ProfileRow): Profile {
  return {
    id: user.id,
    role: user.role,
    name: user.name,
    email: user.email ?? "",
    email_verified: user.emailVerified,
    bio: user.bio,
    phone_number: user.phoneNumber,
    time_zone: user.timeZone,
    language: user.language,
    picture: user.image,
    zoom_email: teacher?.zoomEmail ?? null,
    years_of_experience: teacher?.yearsOfExperience ?? null,
  };
}

export function presentNotificationChoices({ user }: ProfileRow): NotificationChoices {
  return {
    email: user.notifyByEmail,
    sms: user.notifyBySms,
    session_reminders: user.notifySessionReminders,
    marketing: user.notifyMarketing,
  };
}
