import type { ChildChange } from "@riwaq/contracts/people/children";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { useFamilyChanges } from "./family-changes.ts";

type Change = { id: string; change: ChildChange };

async function changeChild({ id, change }: Change) {
  const contract = await import("@riwaq/contracts/people/children");
  return request(`children/${id}/`, contract.Child, { method: "PATCH", body: change });
}

/** Only the fields that are named change. */
export function useChangeChild() {
  return useMutation({ mutationFn: changeChild, onSuccess: useFamilyChanges() });
}
