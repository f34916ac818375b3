import { PERFORMANCES } from "@riwaq/domain/people/performance";
import { z } from "zod";

import { Age, Email, Name } from "./fields.ts";
import { Language } from "./languages.ts";
import { message } from "./messages.ts";
import { PageNumber } from "./paging.ts";

export const Performance = z.enum(PERFORMANCES);
export type Performance = z.infer<typeof Performance>;

/** A pupil as their teacher sees them: no contact data. */
export const Student = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  /** Date of the last lesson held, in the teacher's zone. */
  last_activity: z.string().nullable(),
  performance: Performance.nullable(),
});
export type Student = z.infer<typeof Student>;

export const Students = z.array(Student);
export type Students = z.infer<typeof Students>;

export const STUDENTS_PER_PAGE = 20;
export const STUDENT_SORTS = ["name", "age", "last_activity", "performance"] as const;

/** GET /students/page/?search&sort&order&page: a page of the teacher's pupils; GET /students/ stays the whole list for selects. */
export const StudentsQuery = z.object({
  search: z.string().trim().max(120, message("text_long")).default(""),
  sort: z.enum(STUDENT_SORTS, message("invalid")).default("name"),
  order: z.enum(["asc", "desc"], message("invalid")).default("asc"),
  page: PageNumber,
});
export type StudentsQuery = z.infer<typeof StudentsQuery>;
export const StudentsPage = z.object({
  students: Students,
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
export type StudentsPage = z.infer<typeof StudentsPage>;

/** POST /student-invitations/: the same answer whether or not the address has an account. */
export const NewStudentInvitation = z.object({
  name: Name,
  age: Age,
  /** The parent's or guardian's. */
  email: Email,
  language: Language,
});
export type NewStudentInvitation = z.infer<typeof NewStudentInvitation>;

/** GET /student-invitations/ for the teacher; POST …/{id}/resend/, DELETE …/{id}/. */
export const StudentInvitation = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  email: z.string(),
  language: Language,
  state: z.enum(["pending", "expired", "accepted", "withdrawn"]),
  sent_at: z.string(),
  expires_at: z.string(),
});
export type StudentInvitation = z.infer<typeof StudentInvitation>;
export const StudentInvitations = z.array(StudentInvitation);
export type StudentInvitations = z.infer<typeof StudentInvitations>;

/** POST /student-invitations/open/ {token}, without a sign-in: what the guardian is asked. */
export const InvitationToken = z.object({
  token: z
    .string(message("required"))
    .min(1, message("required"))
    .max(200, message("link_invalid")),
});
export const OpenedInvitation = z.object({
  teacher: z.string(),
  child: z.string(),
  age: z.int(),
  language: Language,
  expires_at: z.string(),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

/** POST /student-invitations/accept/ by a signed-in parent: a child of theirs, or a new one. */
export const InvitationAcceptance = InvitationToken.extend({
  child_id: z.uuid().toLowerCase().nullable().default(null),
  name: Name,
  age: Age,
  gender: z.enum(["M", "F"], message("gender_invalid")),
  consent: z.literal(true, message("consent_required")),
});
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>;
export const InvitationAccepted = z.object({ child_id: z.string() });
export type InvitationAccepted = z.infer<typeof InvitationAccepted>;
