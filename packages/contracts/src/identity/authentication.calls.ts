import { call, shapesOf } from "../call.ts";
import { me } from "./users.calls.ts";

const shape = shapesOf(() => import("./authentication.ts"));
const ERRORS = [400, 403, 415, 429] as const;
const { answer } = me;

export const registerStudent = call("POST", "/authentication/register/students/", {
  body: shape("StudentRegistration"),
  answer,
  status: 201,
  errors: ERRORS,
});

export const registerParent = call("POST", "/authentication/register/parents/", {
  body: shape("ParentRegistration"),
  answer,
  status: 201,
  errors: ERRORS,
});

export const registerTeacher = call("POST", "/authentication/register/teachers/", {
  body: shape("TeacherRegistration"),
  answer,
  status: 201,
  errors: ERRORS,
});

export const logOut = call("POST", "/authentication/logout/", {
  endsSeeing: true,
  errors: [401, ...ERRORS],
});

export const requestPasswordReset = call("POST", "/authentication/password-reset/", {
  body: shape("PasswordResetRequest"),
  errors: ERRORS,
});

export const resetPassword = call("POST", "/authentication/password-reset/confirm/", {
  body: shape("PasswordReset"),
  errors: ERRORS,
});

export const verifyEmail = call("POST", "/authentication/verify-email/", {
  body: shape("EmailVerification"),
  errors: ERRORS,
});

export const resendVerification = call("POST", "/authentication/verify-email/resend/", {
  body: shape("VerificationResend"),
  errors: [401, ...ERRORS],
});
