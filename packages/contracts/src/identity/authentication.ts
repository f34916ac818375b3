import { z } from "zod";

import {
  Age,
  Email,
  Gender,
  Name,
  Password,
  PhoneNumber,
  TimeZone,
  YearsOfExperience,
  isStorable,
} from "../fields.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";
import { SignInCode } from "./two-step.ts";

/** Sent beside the specified fields: guessed from the browser, never asked for. */
const locale = {
  time_zone: TimeZone.optional(),
  language: Language.optional(),
};

/** A page of this site, to which the link in the mail leads back. */
const ReturnTo = z
  .string(message("invalid"))
  .max(300, message("invalid"))
  // Browsers leave out tabs and breaks of lines: "/\t/host" would be another site.
  .regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u, message("invalid"))
  .refine(isStorable, message("invalid"));

export const StudentRegistration = z.object({
  name: Name,
  age: Age,
  email: Email,
  password: Password,
  gender: Gender,
  return_to: ReturnTo.optional(),
  ...locale,
});
export type StudentRegistration = z.infer<typeof StudentRegistration>;

export const ParentRegistration = z.object({
  name: Name,
  phone_number: PhoneNumber,
  email: Email,
  password: Password,
  gender: Gender,
  return_to: ReturnTo.optional(),
  ...locale,
});
export type ParentRegistration = z.infer<typeof ParentRegistration>;

export const TeacherRegistration = z.object({
  name: Name,
  phone_number: PhoneNumber,
  email: Email,
  zoom_email: Email,
  password: Password,
  years_of_experience: YearsOfExperience,
  gender: Gender,
  ...locale,
});
export type TeacherRegistration = z.infer<typeof TeacherRegistration>;

/** Log-in has no rules of its own (section 5): whatever is wrong answers as wrong credentials. */
export const Login = z.object({
  email: z.string(message("required")).max(254, message("credentials_wrong")),
  password: z.string(message("required")).max(1024, message("credentials_wrong")),
  /** The second step, where it is on: asked for once the password was right. */
  code: SignInCode.optional(),
});
export type Login = z.infer<typeof Login>;

export const PasswordResetRequest = z.object({ email: Email });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

const Token = z
  .string(message("link_invalid"))
  .min(1, message("link_invalid"))
  .max(2048, message("link_invalid"))
  .refine(isStorable, message("link_invalid"));

export const PasswordReset = z.object({ token: Token, password: Password });
export type PasswordReset = z.infer<typeof PasswordReset>;

/** POST /authentication/verify-email/resend/: the page of this site to which the link leads back. */
export const VerificationResend = z
  .object({
    return_to: ReturnTo.optional(),
  })
  .nullish();
export type VerificationResend = z.infer<typeof VerificationResend>;

export const EmailVerification = z.object({ token: Token });
export type EmailVerification = z.infer<typeof EmailVerification>;

/** The answer of calls that have nothing to say but that they were carried out. */
export const Done = z.object({ done: z.literal(true) });
export type Done = z.infer<typeof Done>;
