import type {
  PeriodicReport,
  PeriodicReportChange,
  PeriodicReportReturn,
} from "@riwaq/contracts/learning/periodic-reports";
import * as periodic from "@riwaq/contracts/learning/periodic-reports.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { periodicReportQuery } from "./queries.ts";

/** The answer to a change is what the page shows from then on; lists and homes tell of it too. */
function useChange<V>(mutationFn: (variables: V) => Promise<PeriodicReport>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (report) => {
      queryClient.setQueryData(periodicReportQuery(report.id).queryKey, report);
      return invalidate(queryClient, [periodic.list, homes.parent]);
    },
  });
}

type Writing = { id: string; body: PeriodicReportChange; isSubmitted: boolean };

/** Saves the teacher's words, or hands them to the institute. */
export function useWriteReport() {
  return useChange(({ id, body, isSubmitted }: Writing) =>
    api(isSubmitted ? periodic.submit : periodic.save, { params: { id }, body }),
  );
}

export function useApproveReport() {
  return useChange((id: string) => api(periodic.approve, { params: { id } }));
}

type Return = { id: string; body: PeriodicReportReturn };

export function useReturnReport() {
  return useChange(({ id, body }: Return) => api(periodic.giveBack, { params: { id }, body }));
}

export function useMarkRead() {
  return useChange((id: string) => api(periodic.markRead, { params: { id } }));
}
