import { z } from "zod";

import { CivilDate, Id, isStorable } from "../fields.ts";
import { message } from "../messages.ts";
import { AUDIT_AREAS } from "./audit-kinds.ts";

export const AUDIT_PER_PAGE = 50;
/** So many rows are in one file at most: the newest ones. */
export const AUDIT_EXPORT_MAX = 20_000;
export const AUDIT_PEOPLE_MAX = 12;

/** The words that a sentence may hold beside names and a number: a closed list, so that nobody's own words come in. */
export const AUDIT_WORDS = [
  "people",
  "lessons",
  "content",
  "money",
  "pay",
  "audit",
  "nothing",
  "approved",
  "paused",
  "declined",
  "recitation",
  "certificate",
  "checked",
  "refused",
  "granted",
  "counted",
  "teacher",
  "pupil",
  "coming",
  "cannot_come",
  "connection",
  "completed",
  "teacher_absent",
  "pupil_absent",
  "both_absent",
  "technical",
  "shortened",
  "en",
  "fr",
  "ar",
] as const;
export const AuditWord = z.enum(AUDIT_WORDS);
export type AuditWord = z.infer<typeof AuditWord>;

/** GET /staff/audit/?who&whom&kind&area&from&to&before: what happened, the latest first; days are the institute's own. */
export const AuditFilter = z.object({
  who: Id.optional(),
  whom: Id.optional(),
  kind: z
    .string(message("invalid"))
    .max(60, message("invalid"))
    .regex(/^[a-z-]+$/, message("invalid"))
    .optional(),
  area: z.enum(AUDIT_AREAS, message("invalid")).optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = AuditFilter.extend({
  /** Only what happened before the event of this number. */
  before: z.coerce.number(message("invalid")).int(message("invalid")).positive().optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Who or what an event speaks of, as it is called now; null where it is gone. */
const Spoken = z.object({
  id: z.string(),
  name: z.string().nullable(),
});

export const AuditEvent = z.object({
  /** Its number: later ones are greater. */
  sequence: z.int(),
  at: z.string(),
  kind: z.string(),
  /** Without an id: the system, or somebody who was not signed in. */
  actor: Spoken.extend({ id: z.string().nullable(), role: z.string() }),
  subject: Spoken.extend({
    type: z.string(),
    /** Of a lesson: when it begins. */
    at: z.string().nullable(),
    /** Whose page tells more of it. */
    person_id: z.string().nullable(),
  }),
  /** Somebody else whom it speaks of, such as the teacher who was left. */
  who: Spoken.nullable(),
  number: z.int().nullable(),
  words: z.array(AuditWord),
  /** Why, in the words of who did it, where that is asked. */
  reason: z.string().nullable(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditPage = z.object({
  events: z.array(AuditEvent),
  /** What `before` is on the next page; null on the last. */
  next: z.int().nullable(),
  time_zone: z.string(),
  /** Those asked for, by name. */
  who: Spoken.nullable(),
  whom: Spoken.nullable(),
});
export type AuditPage = z.infer<typeof AuditPage>;

/** GET /staff/audit/people/?search: whom the journal may be asked about, by name or address. */
export const AuditPeopleQuery = z.object({
  search: z
    .string(message("required"))
    .trim()
    .min(2, message("required"))
    .max(120, message("text_long"))
    .refine(isStorable, message("invalid")),
});
export type AuditPeopleQuery = z.infer<typeof AuditPeopleQuery>;
export const AuditPeople = z.array(z.object({ id: z.string(), name: z.string() }));
export type AuditPeople = z.infer<typeof AuditPeople>;

/** Bytes, which no schema reads. */
export const AuditFile = z.unknown();
