import type { NewPolicy } from "@riwaq/contracts/institute/policies";
import * as policies from "@riwaq/contracts/institute/policies.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { institute } from "../../../lib/institute.ts";
import { policiesQuery } from "./queries.ts";

/** The answer is the list as it stands then; the terms that every page shows are asked for anew. */
function useChangePolicies<Sent>(send: (sent: Sent) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: async () => {
      institute.set(undefined);
      await queryClient.invalidateQueries({ queryKey: policiesQuery.queryKey });
    },
  });
}

export const useSetPolicy = () =>
  useChangePolicies((body: NewPolicy) => api(policies.set, { body }));

export const useTakePolicyBack = () =>
  useChangePolicies((id: string) => api(policies.takeBack, { params: { id } }));
