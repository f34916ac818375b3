import type { QueryClient } from "@tanstack/react-query";

export const REPORTS = ["reports"];

/** What a report that was written or read makes stale: lists of reports, and what homes tell of them. */
export async function forgetReports(queryClient: QueryClient) {
  const keys = [REPORTS, ["teacher-dashboard"], ["student-home"], ["parent-home"], ["students"]];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
