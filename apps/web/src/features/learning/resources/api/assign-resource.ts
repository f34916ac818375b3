import type { ResourceAssignments } from "@riwaq/contracts/learning/resources";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { useResourceChanges } from "./resources.ts";

type Assignment = { id: string; assignments: ResourceAssignments };

async function assignResource({ id, assignments }: Assignment) {
  const contract = await import("@riwaq/contracts/learning/resources");
  const options = { method: "PUT", body: assignments } as const;
  return request(`resources/${id}/assignments/`, contract.Resource, options);
}

/** Exactly these pupils have it afterwards. */
export function useAssignResource() {
  return useMutation({ mutationFn: assignResource, onSuccess: useResourceChanges() });
}
