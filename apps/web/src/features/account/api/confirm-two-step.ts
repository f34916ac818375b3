import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { twoStepQuery } from "./two-step.ts";

async function confirmTwoStep(code: string) {
  const contract = await import("@riwaq/contracts/two-step");
  const body = { code };
  return request("profile/two-step/confirm/", contract.RecoveryCodes, { method: "POST", body });
}

export function useConfirmTwoStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: confirmTwoStep,
    gcTime: 0,
    onSuccess: () => void queryClient.invalidateQueries(twoStepQuery),
  });
}
