import type { LeadChange } from "@riwaq/contracts/institute/leads";
import * as leads from "@riwaq/contracts/institute/leads.calls";
import * as dashboard from "@riwaq/contracts/views/dashboard.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

/** Only the fields that are named change. */
export function useChangeLead(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LeadChange) => api(leads.change, { params: { id }, body }),
    onSuccess: () => invalidate(queryClient, [leads.list, leads.one, dashboard.staff]),
  });
}
