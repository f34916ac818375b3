import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function beginTwoStep(current_password: string) {
  const contract = await import("@riwaq/contracts/identity/two-step");
  const body = { current_password };
  return request("profile/two-step/begin/", contract.TwoStepSetup, { method: "POST", body });
}

/** The secret is the dialog's alone: it is not kept among the answers. */
export function useBeginTwoStep() {
  return useMutation({ mutationFn: beginTwoStep, gcTime: 0 });
}
