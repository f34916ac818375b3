import type { PasswordResetRequest } from "@riwaq/contracts/authentication";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

async function requestPasswordReset(body: PasswordResetRequest) {
  const contract = await import("@riwaq/contracts/authentication");
  return request("authentication/password-reset/", contract.Done, { method: "POST", body });
}

/** Answers the same for every address. */
export function useRequestPasswordReset() {
  return useMutation({ mutationFn: requestPasswordReset, networkMode: "always" });
}
