import type { GuardianCode } from "@riwaq/contracts/people/children";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { useFamilyChanges } from "./family-changes.ts";

async function linkChild(code: GuardianCode) {
  const contract = await import("@riwaq/contracts/people/children");
  const options = { method: "POST", body: code } as const;
  return request("guardian-invitations/accept/", contract.Child, options);
}

export function useLinkChild() {
  return useMutation({ mutationFn: linkChild, onSuccess: useFamilyChanges() });
}
