import { z } from "zod";

import { Email, Name, Password, TimeZone, isStorable } from "../fields.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";
import { StaffRight } from "../roles.ts";

/** POST /staff/invitations/: somebody without an account is asked to work here. */
export const NewStaffInvitation = z.object({
  email: Email,
  /** Of the mail and of the page behind its link. */
  language: Language,
  /** What this person may decide once the invitation is accepted; may be nothing. */
  rights: z.array(StaffRight),
});
export type NewStaffInvitation = z.infer<typeof NewStaffInvitation>;

/** An invitation that nobody has accepted or withdrawn. */
export const StaffInvitation = z.object({
  id: z.string(),
  email: z.string(),
  language: Language,
  rights: z.array(StaffRight),
  state: z.enum(["pending", "expired"]),
  /** Who of the staff sent it; null where that account is gone. */
  invited_by: z.string().nullable(),
  sent_at: z.string(),
  expires_at: z.string(),
  /** From when on it may be sent once more. */
  resend_from: z.string(),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;
export const StaffInvitations = z.array(StaffInvitation);
export type StaffInvitations = z.infer<typeof StaffInvitations>;

/** Who has an account is not invited: the role is added to it instead, by the call `set` of the rights. */
export const StaffInvited = z.discriminatedUnion("state", [
  z.object({ state: z.literal("invited"), invitation: StaffInvitation }),
  z.object({ state: z.literal("has_account"), email: z.string(), works_here: z.boolean() }),
]);
export type StaffInvited = z.infer<typeof StaffInvited>;

/** POST /staff-invitations/open/, without a sign-in. */
export const StaffInvitationToken = z.object({
  token: z
    .string(message("required"))
    .min(1, message("required"))
    .max(200, message("staff_invitation_gone"))
    .refine(isStorable, message("staff_invitation_gone")),
});
export type StaffInvitationToken = z.infer<typeof StaffInvitationToken>;

export const OpenedStaffInvitation = z.object({
  email: z.string(),
  language: Language,
  invited_by: z.string().nullable(),
  rights: z.array(StaffRight),
  expires_at: z.string(),
  /** A code besides the password is asked of everybody who works here. */
  needs_two_step: z.boolean(),
});
export type OpenedStaffInvitation = z.infer<typeof OpenedStaffInvitation>;

/** POST /staff-invitations/accept/: the account begins and is signed in. */
export const StaffInvitationAcceptance = StaffInvitationToken.extend({
  name: Name,
  password: Password,
  /** Sent beside it: guessed from the browser, never asked for. */
  time_zone: TimeZone.optional(),
});
export type StaffInvitationAcceptance = z.infer<typeof StaffInvitationAcceptance>;
