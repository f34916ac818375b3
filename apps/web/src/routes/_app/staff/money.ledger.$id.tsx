import { createFileRoute } from "@tanstack/react-router";

import { StaffLedgerPage } from "../../../features/billing/subscriptions/components/staff/staff-ledger-page.tsx";
import { staffLedgerQuery } from "../../../features/billing/subscriptions/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/money/ledger/$id")({
  staticData: {
    page: "staffLedger",
    right: "money",
    namespaces: ["money", "subscription", "lessons", "cities", "errors"],
  },
  loader: ({ params: { id } }) => void beginWithRight("money", staffLedgerQuery(id)),
  component: StaffLedgerRoute,
});

function StaffLedgerRoute() {
  const { id } = Route.useParams();
  return <StaffLedgerPage key={id} id={id} />;
}
