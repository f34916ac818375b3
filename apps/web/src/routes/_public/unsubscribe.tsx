import { createFileRoute } from "@tanstack/react-router";

import { parseLinkSearch } from "../../features/identity/authentication/model/link-search.ts";
import { UnsubscribePage } from "../../features/notifications/notifications/components/unsubscribe-page.tsx";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/unsubscribe")({
  ssr: false,
  staticData: { page: "unsubscribe", namespaces: ["notifications", "errors"] },
  validateSearch: parseLinkSearch,
  component: UnsubscribeRoute,
});

function UnsubscribeRoute() {
  return (
    <WithQueries>
      <UnsubscribePage token={Route.useSearch().token ?? ""} />
    </WithQueries>
  );
}
