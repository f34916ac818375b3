import { createFileRoute } from "@tanstack/react-router";

import { DocumentsPage } from "../../../features/billing/documents/components/documents-page.tsx";
import { parseDocumentsSearch } from "../../../features/billing/documents/model/documents-search.ts";
import { documentsQuery } from "../../../features/billing/documents/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/documents")({
  staticData: { page: "documents", right: "money", namespaces: ["documents", "errors"] },
  validateSearch: parseDocumentsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void beginWithRight("money", documentsQuery(deps)),
  component: DocumentsRoute,
});

function DocumentsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DocumentsPage
      search={search}
      onSearch={(next) =>
        void navigate({ search: parseDocumentsSearch(next), replace: true, resetScroll: false })
      }
    />
  );
}
