import type { TeacherRegistration } from "@riwaq/contracts/identity/authentication";
import { CurrentUser } from "@riwaq/contracts/identity/users";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { rememberUser } from "../../../../lib/current-user.ts";

function registerTeacher(body: TeacherRegistration) {
  const options = { method: "POST", body } as const;
  return request("authentication/register/teachers/", CurrentUser, options);
}

/** The server signs the teacher in, for the timetable that comes next. */
export function useRegisterTeacher() {
  return useMutation({
    mutationFn: registerTeacher,
    onSuccess: rememberUser,
  });
}
