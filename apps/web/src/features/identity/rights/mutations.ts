import * as homes from "@riwaq/contracts/identity/homes.calls";
import type { Rights } from "@riwaq/contracts/identity/rights";
import * as rights from "@riwaq/contracts/identity/rights.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { staffQuery } from "./queries.ts";

/** One's own rights are asked for again: a page may close by what one takes from oneself. */
export function useSetRights() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Rights) => api(rights.set, { body }),
    onSuccess: (list) => {
      queryClient.setQueryData(staffQuery.queryKey, list);
      void invalidate(queryClient, [homes.mine]);
    },
  });
}
