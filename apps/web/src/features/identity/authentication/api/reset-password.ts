import { Done } from "@riwaq/contracts/identity/authentication";
import type { PasswordReset } from "@riwaq/contracts/identity/authentication";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { forgetUser } from "../../../../lib/current-user.ts";

function resetPassword(body: PasswordReset) {
  const options = { method: "POST", body } as const;
  return request("authentication/password-reset/confirm/", Done, options);
}

/** A new password ends every sign-in, this browser's too. */
export function useResetPassword() {
  return useMutation({
    mutationFn: resetPassword,
    onSuccess: forgetUser,
  });
}
