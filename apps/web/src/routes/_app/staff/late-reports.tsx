import { createFileRoute } from "@tanstack/react-router";

import { LateReportsPage } from "../../../features/learning/reports/components/late-reports-page.tsx";
import { lateReportsQuery } from "../../../features/learning/reports/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/late-reports")({
  staticData: {
    page: "lateReports",
    right: "content",
    namespaces: ["reports", "cities", "errors"],
  },
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isSafeInteger(page) && Number(page) > 1 ? { page: Number(page) } : {},
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ deps }) => void beginWithRight("content", lateReportsQuery(deps.page)),
  component: LateReportsRoute,
});

function LateReportsRoute() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LateReportsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />
  );
}
