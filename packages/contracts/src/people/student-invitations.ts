import { z } from "zod";

import { Age, Email, Gender, Id, Name } from "../fields.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";

/** POST /student-invitations/: the same answer whether or not the address has an account. */
export const NewStudentInvitation = z.object({
  name: Name,
  age: Age,
  /** The parent's or guardian's. */
  email: Email,
  language: Language,
});
export type NewStudentInvitation = z.infer<typeof NewStudentInvitation>;

export const INVITATION_STATES = ["pending", "expired", "accepted", "withdrawn"] as const;
export const InvitationState = z.enum(INVITATION_STATES);
export type InvitationState = z.infer<typeof InvitationState>;

/** GET /student-invitations/ for the teacher; POST …/{id}/resend/, DELETE …/{id}/. */
export const StudentInvitation = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  email: z.string(),
  language: Language,
  state: InvitationState,
  sent_at: z.string(),
  expires_at: z.string(),
  /** From when on it may be sent once more. */
  resend_from: z.string(),
});
export type StudentInvitation = z.infer<typeof StudentInvitation>;
export const StudentInvitations = z.array(StudentInvitation);
export type StudentInvitations = z.infer<typeof StudentInvitations>;

/** POST /student-invitations/open/, without a sign-in: what the guardian is asked. */
export const InvitationToken = z.object({
  token: z
    .string(message("required"))
    .min(1, message("required"))
    .max(200, message("invitation_gone")),
});
export type InvitationToken = z.infer<typeof InvitationToken>;
export const OpenedInvitation = z.object({
  teacher: z.string(),
  child: z.string(),
  age: z.int(),
  language: Language,
  expires_at: z.string(),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

/** POST /student-invitations/accept/ by a signed-in parent: for a child of theirs, or else for a new one. */
export const InvitationAcceptance = InvitationToken.extend({
  child_id: Id.nullable().default(null),
  new_child: z.object({ name: Name, age: Age, gender: Gender }).nullable().default(null),
  consent: z.literal(true, message("consent_required")),
}).refine(({ child_id, new_child }) => (child_id === null) !== (new_child === null), {
  path: ["new_child"],
  message: message("required"),
});
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>;
export const InvitationAccepted = z.object({ child_id: z.string() });
export type InvitationAccepted = z.infer<typeof InvitationAccepted>;
