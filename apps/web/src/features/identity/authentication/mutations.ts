import type {
  ParentRegistration,
  PasswordReset,
  PasswordResetRequest,
  StudentRegistration,
  TeacherRegistration,
} from "@riwaq/contracts/identity/authentication";
import * as authentication from "@riwaq/contracts/identity/authentication.calls";
import type { StaffInvitationAcceptance } from "@riwaq/contracts/identity/staff-invitations";
import * as staffInvitations from "@riwaq/contracts/identity/staff-invitations.calls";
import { useMutation } from "@tanstack/react-query";

import { ApiError } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { forgetUser, rememberUser } from "../../../lib/current-user.ts";

/** Signs nobody in: the student goes on to log in. */
export function useRegisterStudent() {
  return useMutation({
    mutationFn: (body: StudentRegistration) => api(authentication.registerStudent, { body }),
  });
}

/** Signs nobody in: the parent goes on to log in. */
export function useRegisterParent() {
  return useMutation({
    mutationFn: (body: ParentRegistration) => api(authentication.registerParent, { body }),
  });
}

/** The server signs the teacher in, for the timetable that comes next. */
export function useRegisterTeacher() {
  return useMutation({
    mutationFn: (body: TeacherRegistration) => api(authentication.registerTeacher, { body }),
    onSuccess: rememberUser,
  });
}

/** The server signs the person in; the second step, where it is asked for, comes next. */
export function useAcceptStaffInvitation() {
  return useMutation({
    mutationFn: (body: StaffInvitationAcceptance) => api(staffInvitations.accept, { body }),
    onSuccess: rememberUser,
  });
}

/** Answers the same for every address. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (body: PasswordResetRequest) => api(authentication.requestPasswordReset, { body }),
  });
}

/** A new password ends every sign-in, this browser's too. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: PasswordReset) => api(authentication.resetPassword, { body }),
    onSuccess: () => forgetUser(),
  });
}

const SIGNED_OUT_ALREADY = 401;

/** What was told to this person is not shown to whoever uses this browser next. */
async function silenceDevice() {
  const push = await import("../../../lib/push.ts");
  await push.turnPushOff().catch(() => undefined);
}

async function logOut() {
  await silenceDevice();
  try {
    await api(authentication.logOut);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== SIGNED_OUT_ALREADY) throw error;
  }
}

export function useLogOut() {
  return useMutation({ mutationFn: logOut, onSuccess: () => forgetUser() });
}
