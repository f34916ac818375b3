import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { useChildNames } from "../-use-child-names.ts";
import { RightGate } from "../../../components/layout/right-gate.tsx";
import { PeriodicReportsPage } from "../../../features/learning/periodic-reports/components/periodic-reports-page.tsx";
import { parsePeriodicSearch } from "../../../features/learning/periodic-reports/model/periodic-search.ts";
import { periodicReportsQuery } from "../../../features/learning/periodic-reports/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";
import { childrenQuery } from "../../../lib/own-children.ts";

export const Route = createFileRoute("/_app/periodic-reports/")({
  staticData: { page: "periodicReports", namespaces: ["reports", "errors"] },
  validateSearch: parsePeriodicSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { user }, deps }) =>
    beginReading(periodicReportsQuery(deps), user.role === "P" && childrenQuery),
  component: PeriodicReportsRoute,
});

function PeriodicReportsRoute() {
  const { user } = Route.useRouteContext();
  const { t } = useTranslation("common");
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const page = (
    <PeriodicReportsPage
      reader={user.role}
      names={useChildNames(user.role === "P")}
      search={search}
      onSearch={(next) =>
        void navigate({ search: next, replace: true, resetScroll: next.page !== search.page })
      }
    />
  );
  if (user.role !== "A") return page;
  return (
    <RightGate title={t("titles.periodicReports")} right="content">
      {page}
    </RightGate>
  );
}
