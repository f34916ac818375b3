import type { ApprovalChange } from "@riwaq/contracts/people/teachers";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { APPLICANTS } from "./applicants.ts";

type Decision = { id: string; change: ApprovalChange };

async function decideApproval({ id, change }: Decision) {
  const contract = await import("@riwaq/contracts/people/teachers");
  const options = { method: "PATCH", body: change } as const;
  return request(`staff/teachers/${id}/`, contract.Applicant, options);
}

/** The list is not waited for: the dialog that tells of the decision stands on a row that may go. */
export function useDecideApproval() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: decideApproval,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: APPLICANTS }),
  });
}
