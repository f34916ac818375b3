import { createFileRoute } from "@tanstack/react-router";

import { AuditPageView } from "../../../features/views/audit/components/audit-page.tsx";
import { parseAuditSearch } from "../../../features/views/audit/model/audit-search.ts";
import { auditQuery } from "../../../features/views/audit/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/audit")({
  staticData: {
    page: "audit",
    right: "audit",
    namespaces: ["audit", "lessons", "cities", "errors"],
  },
  validateSearch: parseAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void beginWithRight("audit", auditQuery(deps)),
  component: AuditRoute,
});

function AuditRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditPageView
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: next.before !== undefined })}
    />
  );
}
