import type { NewAvailabilityException } from "@riwaq/contracts/scheduling/availability";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { exceptionsQuery } from "./exceptions.ts";

async function addException(body: NewAvailabilityException) {
  const contract = await import("@riwaq/contracts/scheduling/availability");
  return request("availability-exceptions/", contract.AvailabilityException, {
    method: "POST",
    body,
  });
}

/** Done when the list has it. */
export function useAddException() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addException,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: exceptionsQuery.queryKey }),
  });
}
