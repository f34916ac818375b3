import type {
  ParentRegistration,
  StudentRegistration,
  TeacherRegistration,
} from "@riwaq/contracts/authentication";
import type { Language } from "@riwaq/contracts/languages";
import type { Role } from "@riwaq/contracts/roles";
import { isTimeZone } from "@riwaq/domain/time/zone-name";

import { deviceTimeZone } from "../../../lib/format.ts";

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

/** An empty field gives 0 (specification, section 5). */
export function numberFrom(typed: unknown) {
  return Number(typed) || 0;
}

const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;
const DIGIT_MASK = 0xf;
const SEPARATORS = /[\s().\-\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** As people write it, `+33 6 12 34 56 78`, to the form that the contract asks for. */
export function phoneNumberFrom(typed: unknown) {
  return String(typed ?? "")
    .replaceAll(SEPARATORS, "")
    .replaceAll(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & DIGIT_MASK));
}
