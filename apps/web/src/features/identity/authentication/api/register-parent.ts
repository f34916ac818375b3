import type { ParentRegistration } from "@riwaq/contracts/identity/authentication";
import { CurrentUser } from "@riwaq/contracts/identity/users";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

function registerParent(body: ParentRegistration) {
  const options = { method: "POST", body } as const;
  return request("authentication/register/parents/", CurrentUser, options);
}

/** Signs nobody in: the parent goes on to log in. */
export function useRegisterParent() {
  return useMutation({ mutationFn: registerParent, networkMode: "always" });
}
