import { createFileRoute } from "@tanstack/react-router";

import { useChildNames } from "../-use-child-names.ts";
import { PeriodicReportsPage } from "../../../features/learning/periodic-reports/components/periodic-reports-page.tsx";
import { parsePeriodicSearch } from "../../../features/learning/periodic-reports/model/periodic-search.ts";

export const Route = createFileRoute("/_app/periodic-reports/")({
  staticData: { page: "periodicReports", namespaces: ["reports", "errors"] },
  validateSearch: parsePeriodicSearch,
  component: PeriodicReportsRoute,
});

function PeriodicReportsRoute() {
  const { user } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PeriodicReportsPage
      reader={user.role}
      names={useChildNames(user.role === "P")}
      search={search}
      onSearch={(next) =>
        void navigate({ search: next, replace: true, resetScroll: next.page !== search.page })
      }
    />
  );
}
