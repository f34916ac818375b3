import type { ParentRegistration } from "@riwaq/contracts/authentication";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

async function registerParent(body: ParentRegistration) {
  const contract = await import("@riwaq/contracts/users");
  const options = { method: "POST", body } as const;
  return request("authentication/register/parents/", contract.CurrentUser, options);
}

/** Signs nobody in: the parent goes on to log in. */
export function useRegisterParent() {
  return useMutation({ mutationFn: registerParent, networkMode: "always" });
}
