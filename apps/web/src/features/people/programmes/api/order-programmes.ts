import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { staffProgrammesQuery } from "./staff-programmes.ts";

async function orderProgrammes(ids: string[]) {
  const contract = await import("@riwaq/contracts/people/programmes");
  const options = { method: "PUT", body: { ids } } as const;
  return request("staff/programmes/order/", contract.StaffProgrammes, options);
}

/** The whole order; where somebody else was faster, the list is read again. */
export function useOrderProgrammes() {
  const queryClient = useQueryClient();
  const { queryKey } = staffProgrammesQuery;
  return useMutation({
    mutationFn: orderProgrammes,
    onSuccess: (programmes) => queryClient.setQueryData(queryKey, programmes),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
