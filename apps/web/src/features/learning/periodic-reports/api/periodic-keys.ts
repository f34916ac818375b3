import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import type { QueryClient } from "@tanstack/react-query";

const PERIODIC = ["periodic-reports"];
export const PERIODIC_LISTS = [...PERIODIC, "list"];

export function periodicKey(id: string) {
  return [...PERIODIC, "one", id];
}

/** The answer to a change is what the page shows from then on; lists and homes tell of it too. */
export async function keepReport(queryClient: QueryClient, report: PeriodicReport) {
  queryClient.setQueryData(periodicKey(report.id), report);
  const stale = [PERIODIC_LISTS, ["parent-home"]];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
