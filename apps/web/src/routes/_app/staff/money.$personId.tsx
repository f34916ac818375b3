import type { PayerMoney } from "@riwaq/contracts/billing/payers";
import { createFileRoute } from "@tanstack/react-router";

import { RefundCredit } from "../../../features/billing/desk/components/refund-credit.tsx";
import { StaffPayerPage } from "../../../features/billing/subscriptions/components/staff/staff-payer-page.tsx";
import { payerQuery } from "../../../features/billing/subscriptions/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/money/$personId")({
  staticData: {
    page: "payer",
    right: "money",
    namespaces: ["money", "subscription", "lessons", "cities", "errors"],
  },
  loader: ({ params: { personId } }) => void beginWithRight("money", payerQuery(personId)),
  component: PayerRoute,
});

const refundOf = (payerId: string, credit: PayerMoney["credits"][number]) => (
  <RefundCredit payerId={payerId} credit={credit} />
);

function PayerRoute() {
  const { personId } = Route.useParams();
  return <StaffPayerPage key={personId} id={personId} refundOf={refundOf} />;
}
