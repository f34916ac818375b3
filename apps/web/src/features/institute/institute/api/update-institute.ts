import type { InstituteChange } from "@riwaq/contracts/institute/institute";
import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { institute } from "../../../../lib/institute.ts";

async function updateInstitute(change: InstituteChange) {
  const contract = await import("@riwaq/contracts/institute/institute");
  return request("institute/", contract.Institute, { method: "PATCH", body: change });
}

/** Only the fields that are named change; every page shows them from then on. */
export function useUpdateInstitute() {
  return useMutation({ mutationFn: updateInstitute, onSuccess: institute.set });
}
