import { Done } from "@riwaq/contracts/identity/authentication";
import type { PasswordResetRequest } from "@riwaq/contracts/identity/authentication";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

function requestPasswordReset(body: PasswordResetRequest) {
  return request("authentication/password-reset/", Done, { method: "POST", body });
}

/** Answers the same for every address. */
export function useRequestPasswordReset() {
  return useMutation({ mutationFn: requestPasswordReset, networkMode: "always" });
}
