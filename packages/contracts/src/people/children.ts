import { z } from "zod";

import { Age, Gender, Name, TimeZone } from "../fields.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";

/** The wording of the consent that a parent gives; recorded with it. */
export const CONSENT_VERSION = "2026-11";

/** A child as its parents see it. */
export const Child = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  gender: Gender.nullable(),
  teacher_gender: Gender.nullable(),
  time_zone: z.string(),
  language: Language,
  /** Whether the child signs in by itself; else the account is the parents'. */
  has_own_account: z.boolean(),
  /** When this parent consented to lessons, or null. */
  consented_at: z.string().nullable(),
  /** The other parent's name, if there is one. */
  other_parent: z.string().nullable(),
  next_session_at: z.string().nullable(),
  /** Its teacher's zone: the other side's clock. */
  next_session_zone: z.string().nullable(),
});
export type Child = z.infer<typeof Child>;

export const Children = z.array(Child);
export type Children = z.infer<typeof Children>;

export const NewChild = z.object({
  name: Name,
  age: Age,
  gender: Gender,
  teacher_gender: Gender.nullable().default(null),
  time_zone: TimeZone.optional(),
  language: Language.optional(),
  consent: z.literal(true, message("consent_required")),
});
export type NewChild = z.infer<typeof NewChild>;

/** PATCH: only the named fields change. Name, age and zone only of a child without an own account. */
export const ChildChange = z
  .object({
    name: Name,
    age: Age,
    gender: Gender,
    teacher_gender: Gender.nullable(),
    time_zone: TimeZone,
  })
  .partial();
export type ChildChange = z.infer<typeof ChildChange>;

export const Consent = z.object({ consent: z.literal(true, message("consent_required")) });
export type Consent = z.infer<typeof Consent>;

/** Shown once; valid for a week; for one parent. */
export const GuardianInvitation = z.object({ code: z.string(), expires_at: z.string() });
export type GuardianInvitation = z.infer<typeof GuardianInvitation>;

/** What a student sees of who answers for them. */
export const Guardians = z.object({
  guardians: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether one more may be: there are two at most, and an adult has none. */
  may_invite: z.boolean(),
});
export type Guardians = z.infer<typeof Guardians>;

/** Eight letters and digits, in two groups; case and spaces do not matter. */
export const GuardianCode = z.object({
  code: z
    .string(message("required"))
    .trim()
    .min(1, message("required"))
    .max(40, message("code_invalid")),
  consent: z.literal(true, message("consent_required")),
});
export type GuardianCode = z.infer<typeof GuardianCode>;
