import * as pages from "@riwaq/contracts/memory/pages.calls";
import type { GivenPortion } from "@riwaq/contracts/memory/plan";
import * as plan from "@riwaq/contracts/memory/plan.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../lib/api.ts";
import { invalidate } from "../../lib/query-of.ts";

/** Whatever changes in a pupil's memory changes its evenings too. */
export const TOLD_OF_MEMORY = [
  plan.ofStudent,
  plan.tonight,
  pages.heatMap,
  pages.history,
  pages.today,
];

export function useGivePortion(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (portion: Omit<GivenPortion, "session_id"> & { session_id?: string | null }) =>
      api(plan.givePortion, { params: { id }, body: portion }),
    onSuccess: () => invalidate(queryClient, TOLD_OF_MEMORY),
  });
}

export function useEndPortion(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api(plan.endPortion, { params: { id } }),
    onSuccess: () => invalidate(queryClient, TOLD_OF_MEMORY),
  });
}
