import { z } from "zod";

import { message } from "../messages.ts";

/** Of the authenticator app, six digits of whatever script, or a recovery code. */
export const SignInCode = z
  .string(message("two_step_required"))
  .trim()
  .min(1, message("two_step_required"))
  .max(40, message("code_wrong"));

const current_password = z
  .string(message("required"))
  .min(1, message("required"))
  .max(1024, message("current_password_wrong"));

export const TwoStepState = z.object({
  is_on: z.boolean(),
  /** Of staff, unless the institute says otherwise: until it is on, they reach nothing else. */
  is_required: z.boolean(),
  recovery_codes_left: z.int(),
});
export type TwoStepState = z.infer<typeof TwoStepState>;

/** POST /profile/two-step/begin/: shown once, counts when a first code confirms it. */
export const PasswordProof = z.object({ current_password });
export type PasswordProof = z.infer<typeof PasswordProof>;
export const TwoStepSetup = z.object({ secret: z.string(), otpauth_url: z.string() });
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;

/** POST /profile/two-step/confirm/: answers the recovery codes, shown once. */
export const TwoStepCode = z.object({ code: SignInCode });
export type TwoStepCode = z.infer<typeof TwoStepCode>;
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** POST /profile/two-step/off/ and /profile/two-step/recovery-codes/. */
export const TwoStepProof = z.object({ current_password, code: SignInCode });
export type TwoStepProof = z.infer<typeof TwoStepProof>;
