import type { TwoStepProof } from "@riwaq/contracts/two-step";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { twoStepQuery } from "./two-step.ts";

async function renewRecoveryCodes(body: TwoStepProof) {
  const contract = await import("@riwaq/contracts/two-step");
  const path = "profile/two-step/recovery-codes/";
  return request(path, contract.RecoveryCodes, { method: "POST", body });
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: renewRecoveryCodes,
    gcTime: 0,
    onSuccess: () => void queryClient.invalidateQueries(twoStepQuery),
  });
}
