import type { ReportDraft, ReportSend } from "@riwaq/contracts/learning/reports";
import * as reports from "@riwaq/contracts/learning/reports.calls";
import * as students from "@riwaq/contracts/people/students.calls";
import * as dashboard from "@riwaq/contracts/views/dashboard.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

/** What a report that was written or read makes stale: lists of reports, and what homes tell of them. */
const TOLD_OF_REPORTS = [
  reports.one,
  reports.versions,
  reports.ofStudent,
  reports.progress,
  dashboard.teacher,
  homes.student,
  homes.parent,
  students.list,
  students.page,
];

/** Answers with the instant at which it was saved. */
export async function saveDraft(id: string, body: ReportDraft): Promise<string> {
  return (await api(reports.saveDraft, { params: { id }, body })).saved_at;
}

type Sending = { id: string; body: ReportSend; key: string };

/** Sends it, or corrects what was sent. */
export function useSendReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body, key }: Sending) => api(reports.send, { params: { id }, body, key }),
    onSuccess: () => invalidate(queryClient, TOLD_OF_REPORTS),
  });
}

export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(reports.markRead, { params: { id } }),
    onSuccess: () => invalidate(queryClient, TOLD_OF_REPORTS),
  });
}
