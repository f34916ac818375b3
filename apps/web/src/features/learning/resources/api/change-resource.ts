import type { ResourceChange } from "@riwaq/contracts/learning/resources";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { useResourceChanges } from "./resources.ts";

type Change = { id: string; change: ResourceChange };

async function changeResource({ id, change }: Change) {
  const contract = await import("@riwaq/contracts/learning/resources");
  return request(`resources/${id}/`, contract.Resource, { method: "PATCH", body: change });
}

export function useChangeResource() {
  return useMutation({ mutationFn: changeResource, onSuccess: useResourceChanges() });
}
