import type { AccountClosing } from "@riwaq/contracts/identity/account";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function closeAccount(body: AccountClosing) {
  const contract = await import("@riwaq/contracts/identity/account");
  return request("profile/deletion/", contract.AccountClosed, { method: "POST", body });
}

export function useCloseAccount() {
  return useMutation({ mutationFn: closeAccount });
}
