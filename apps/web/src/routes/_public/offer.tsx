import { createFileRoute } from "@tanstack/react-router";

import { parseLinkSearch } from "../../features/identity/authentication/model/link-search.ts";
import { OfferPage } from "../../features/scheduling/offers/components/offer-page.tsx";
import { offerLinkQuery } from "../../features/scheduling/offers/queries.ts";
import { beginReading } from "../../lib/begin-reading.ts";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/offer")({
  ssr: false,
  staticData: { page: "offer", namespaces: ["offers", "lessons", "cities", "errors"] },
  validateSearch: parseLinkSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ deps: { token } }) => beginReading(token ? offerLinkQuery(token) : false),
  component: OfferRoute,
});

function OfferRoute() {
  return (
    <WithQueries>
      <OfferPage token={Route.useSearch().token ?? ""} />
    </WithQueries>
  );
}
