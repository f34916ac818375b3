import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { twoStepQuery } from "./two-step.ts";

async function confirmTwoStep(code: string) {
  const contract = await import("@riwaq/contracts/identity/two-step");
  const body = { code };
  return request("profile/two-step/confirm/", contract.RecoveryCodes, { method: "POST", body });
}

/** The codes are handed over before anything else is known to have changed: they come once. */
export function useConfirmTwoStep(onCodes: (codes: string[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: confirmTwoStep,
    gcTime: 0,
    onSuccess: ({ recovery_codes: codes }) => {
      onCodes(codes);
      void queryClient.invalidateQueries(twoStepQuery);
    },
  });
}
