import { createFileRoute } from "@tanstack/react-router";

import { OwnLedgerPage } from "../../../features/billing/subscriptions/components/ledger/own-ledger-page.tsx";
import { ledgerQuery } from "../../../features/billing/subscriptions/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/subscription_/$id")({
  staticData: { page: "ledger", namespaces: ["subscription", "lessons", "cities", "errors"] },
  loader: ({ params }) => beginReading(ledgerQuery(params.id)),
  component: LedgerRoute,
});

function LedgerRoute() {
  const { id } = Route.useParams();
  return <OwnLedgerPage key={id} id={id} />;
}
