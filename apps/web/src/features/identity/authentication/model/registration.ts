import type {
  ParentRegistration,
  StudentRegistration,
  TeacherRegistration,
} from "@riwaq/contracts/identity/authentication";
import type { Language } from "@riwaq/contracts/languages";
import type { Role } from "@riwaq/contracts/roles";
import { isTimeZone } from "@riwaq/domain/time/zone-name";

import { deviceTimeZone } from "../../../../lib/format.ts";

/** Staff accounts are not made here. */
export type SignUpRole = Exclude<Role, "A">;

type Locale = "time_zone" | "language";
type Fields = StudentRegistration & ParentRegistration & TeacherRegistration;

/** What has been typed, whichever role it was typed for; it never leaves the page's memory. */
export type RegistrationDraft = Partial<Omit<Fields, Locale>>;

/** Sent beside the form. A device whose zone nobody knows must not keep a person out. */
export function localeFor(language: Language) {
  const zone = deviceTimeZone();
  return { language, ...(isTimeZone(zone) && { time_zone: zone }) };
}

/** An empty field gives 0. */
export function numberFrom(typed: unknown) {
  return Number(typed) || 0;
}
