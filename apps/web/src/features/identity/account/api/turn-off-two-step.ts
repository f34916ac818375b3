import type { TwoStepProof } from "@riwaq/contracts/identity/two-step";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { noContent, request } from "../../../../lib/api-client.ts";
import { twoStepQuery } from "./two-step.ts";

function turnOffTwoStep(body: TwoStepProof) {
  return request("profile/two-step/off/", noContent, { method: "POST", body });
}

export function useTurnOffTwoStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: turnOffTwoStep,
    onSuccess: () => queryClient.invalidateQueries(twoStepQuery),
  });
}
