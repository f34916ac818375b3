import type { StudentRegistration } from "@riwaq/contracts/identity/authentication";
import { CurrentUser } from "@riwaq/contracts/identity/users";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

function registerStudent(body: StudentRegistration) {
  const options = { method: "POST", body } as const;
  return request("authentication/register/students/", CurrentUser, options);
}

/** Signs nobody in: the student goes on to log in. */
export function useRegisterStudent() {
  return useMutation({ mutationFn: registerStudent, networkMode: "always" });
}
