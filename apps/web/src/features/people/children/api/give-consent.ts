import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { useFamilyChanges } from "./family-changes.ts";

async function giveConsent(id: string) {
  const contract = await import("@riwaq/contracts/people/children");
  const body = { consent: true };
  return request(`children/${id}/consent/`, contract.Child, { method: "POST", body });
}

export function useGiveConsent() {
  return useMutation({ mutationFn: giveConsent, onSuccess: useFamilyChanges() });
}
