import type { PasswordChange } from "@riwaq/contracts/identity/profile";
import { useMutation } from "@tanstack/react-query";

import { noContent, request } from "../../../../lib/api-client.ts";

function changePassword(change: PasswordChange) {
  return request("profile/password/", noContent, { method: "POST", body: change });
}

export function useChangePassword() {
  return useMutation({ mutationFn: changePassword });
}
