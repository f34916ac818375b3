import type { Language } from "@riwaq/contracts/languages";

import { defineEvent } from "../../platform/events/define-event.ts";

/** A link for one reader, who may not be confirmed, or not be anybody here yet. */
type Letter = { to: string; name: string; language: Language; link: string };

export const loggedIn = defineEvent<
  never,
  {
    signInId: string;
    /** The sign-in of the same browser that ended with it. */
    endedId: string | null;
    /** One that has not signed in to this account before, where others have. */
    newDevice: string | null;
  }
>("log-in", "user");
export const loggedOut = defineEvent<never, { signInId: string }>("log-out", "user");

export const accountClosed = defineEvent<
  {
    /** How much of each ended with it, such as lessons. */
    [ended: string]: unknown;
    leaving: { outcome: string; earliestOn: string; policyVersion: string };
  },
  { removeAfter: Date }
>("close-account", "user");
export const accountRemoved = defineEvent("remove-account", "user");
export const accountRestored = defineEvent("restore-account", "user");
export const deviceSignedOut = defineEvent<never, { signInId: string }>("sign-out-device", "user");
export const othersSignedOut = defineEvent<{ count: number }, { keptToken: string | undefined }>(
  "sign-out-others",
  "user",
);
/** Which one, or null: all but the one that is kept, if one is. */
type EndedByStaff = { signInId: string | null; keptToken: string | undefined };
export const signInEnded = defineEvent<never, EndedByStaff>("end-sign-in", "user");
export const signInsEnded = defineEvent<{ count: number }, EndedByStaff>("end-sign-ins", "user");
export const accountSuspended = defineEvent<never, { name: string; parent: string }>(
  "suspend-account",
  "user",
);
export const registered = defineEvent<never, Letter>("register", "user");
export const confirmationAsked = defineEvent<never, Letter>("ask-confirmation", "user");
export const passwordResetAsked = defineEvent<never, Letter>("ask-password-reset", "user");
/** Staff brought somebody here, and a first password is to be chosen. */
export const accountInvited = defineEvent<never, Letter>("invite-account", "user");
export const passwordReset = defineEvent("reset-password", "user");
export const emailVerified = defineEvent("verify-email", "user");
export const pictureRemoved = defineEvent("remove-picture", "user");
export const pictureSaved = defineEvent("save-picture", "user");
export const passwordChanged = defineEvent<never, { keptToken: string | undefined }>(
  "change-password",
  "user",
);
export const notificationsChosen = defineEvent("choose-notifications", "user");
export const twoStepBegun = defineEvent("begin-two-step", "user");
export const twoStepTurnedOn = defineEvent("turn-on-two-step", "user");
export const recoveryCodesRenewed = defineEvent("renew-recovery-codes", "user");
export const twoStepTurnedOff = defineEvent("turn-off-two-step", "user");
/** A link to the invitation itself, for somebody who has no name here yet. */
export type StaffLetter = { to: string; language: Language; inviter: string; link: string };

export const staffInvited = defineEvent<{ rights: string[] }, StaffLetter>(
  "invite-staff",
  "staff_invitation",
);
export const staffInvitationResent = defineEvent<never, StaffLetter>(
  "resend-staff-invitation",
  "staff_invitation",
);
export const staffInvitationWithdrawn = defineEvent(
  "withdraw-staff-invitation",
  "staff_invitation",
);
export const staffInvitationAccepted = defineEvent<{ rights: string[] }>(
  "accept-staff-invitation",
  "user",
);
/** Staff see what somebody sees; why, in their words. */
export const seeingAsBegun = defineEvent<{ reason: string }>("see-as", "user");
export const seeingAsEnded = defineEvent<{ staffId: string }>("stop-seeing-as", "user");
export const homeOpened = defineEvent<{ home: string }>("open-home", "user");
export const rightsChanged = defineEvent<{ rights: string[] }>("change-rights", "user");
