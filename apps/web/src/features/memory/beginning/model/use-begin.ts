import * as pages from "@riwaq/contracts/memory/pages.calls";
import type { Beginning } from "@riwaq/contracts/memory/plan";
import * as plan from "@riwaq/contracts/memory/plan.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../../lib/api.ts";
import { invalidate } from "../../../../lib/query-of.ts";

/** All at once: the plan begins with it. */
export function useBegin(studentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Beginning) => api(plan.begin, { params: { id: studentId }, body }),
    onSuccess: () =>
      invalidate(client, [plan.ofStudent, plan.tonight, pages.heatMap, pages.today, pages.history]),
  });
}
