import type { StudentRegistration } from "@riwaq/contracts/authentication";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

async function registerStudent(body: StudentRegistration) {
  const contract = await import("@riwaq/contracts/users");
  const options = { method: "POST", body } as const;
  return request("authentication/register/students/", contract.CurrentUser, options);
}

/** Signs nobody in: the student goes on to log in. */
export function useRegisterStudent() {
  return useMutation({ mutationFn: registerStudent, networkMode: "always" });
}
