import type { ReviewChange } from "@riwaq/contracts/memory/pages";
import * as pages from "@riwaq/contracts/memory/pages.calls";
import type { MemoryPlan } from "@riwaq/contracts/memory/plan";
import * as plan from "@riwaq/contracts/memory/plan.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { TOLD_OF_MEMORY } from "../../../components/memory/mutations.ts";
import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

export function useSetPlan(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MemoryPlan) => api(plan.setPlan, { params: { id }, body }).then(() => body),
    onSuccess: () => invalidate(queryClient, TOLD_OF_MEMORY),
  });
}

/** The teacher's other grade of one review; null takes it back. */
export function useGradeReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, override }: ReviewChange & { id: string }) =>
      api(pages.grade, { params: { id }, body: { override } }),
    onSuccess: () => invalidate(queryClient, TOLD_OF_MEMORY),
  });
}
