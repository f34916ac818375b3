import { defineEvent } from "../../platform/events/define-event.ts";

export const accountClosed = defineEvent<{
  /** How much of each ended with it, such as lessons. */
  [ended: string]: unknown;
  leaving: { outcome: string; earliestOn: string; policyVersion: string };
}>("close-account", "user");
export const accountRemoved = defineEvent("remove-account", "user");
export const accountRestored = defineEvent("restore-account", "user");
export const deviceSignedOut = defineEvent("sign-out-device", "user");
export const othersSignedOut = defineEvent<{ count: number }>("sign-out-others", "user");
export const accountSuspended = defineEvent("suspend-account", "user");
export const registered = defineEvent("register", "user");
export const passwordReset = defineEvent("reset-password", "user");
export const emailVerified = defineEvent("verify-email", "user");
export const pictureRemoved = defineEvent("remove-picture", "user");
export const pictureSaved = defineEvent("save-picture", "user");
export const passwordChanged = defineEvent("change-password", "user");
export const notificationsChosen = defineEvent("choose-notifications", "user");
export const twoStepTurnedOn = defineEvent("turn-on-two-step", "user");
export const recoveryCodesRenewed = defineEvent("renew-recovery-codes", "user");
export const twoStepTurnedOff = defineEvent("turn-off-two-step", "user");
