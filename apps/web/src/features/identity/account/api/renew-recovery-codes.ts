import type { TwoStepProof } from "@riwaq/contracts/identity/two-step";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { twoStepQuery } from "./two-step.ts";

async function renewRecoveryCodes(body: TwoStepProof) {
  const contract = await import("@riwaq/contracts/identity/two-step");
  const path = "profile/two-step/recovery-codes/";
  return request(path, contract.RecoveryCodes, { method: "POST", body });
}

/** The codes are handed over before anything else is known to have changed: they come once. */
export function useRenewRecoveryCodes(onCodes: (codes: string[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: renewRecoveryCodes,
    gcTime: 0,
    onSuccess: ({ recovery_codes: codes }) => {
      onCodes(codes);
      void queryClient.invalidateQueries(twoStepQuery);
    },
  });
}
