import type { TeacherRegistration } from "@riwaq/contracts/authentication";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { rememberUser } from "./current-user.ts";

async function registerTeacher(body: TeacherRegistration) {
  const contract = await import("@riwaq/contracts/users");
  const options = { method: "POST", body } as const;
  return request("authentication/register/teachers/", contract.CurrentUser, options);
}

/** The server signs the teacher in, for the timetable that comes next. */
export function useRegisterTeacher() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: registerTeacher,
    networkMode: "always",
    onSuccess: (user) => rememberUser(queryClient, user),
  });
}
