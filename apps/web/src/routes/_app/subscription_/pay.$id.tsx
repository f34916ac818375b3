import { createFileRoute } from "@tanstack/react-router";

import { PayPage } from "../../../features/billing/subscriptions/components/pay/pay-page.tsx";
import { chargeQuery } from "../../../features/billing/subscriptions/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

/** The router reads numbers as numbers. */
const isSet = (value: unknown) => value === 1 || value === "1";

export const Route = createFileRoute("/_app/subscription_/pay/$id")({
  staticData: { page: "payment", namespaces: ["subscription", "lessons", "cities", "errors"] },
  validateSearch: (raw: Record<string, unknown>): { done?: 1; back?: 1 } => ({
    ...(isSet(raw["done"]) && { done: 1 as const }),
    ...(isSet(raw["back"]) && { back: 1 as const }),
  }),
  loader: ({ params }) => beginReading(chargeQuery(params.id)),
  component: PayRoute,
});

function PayRoute() {
  const { id } = Route.useParams();
  const { done, back } = Route.useSearch();
  const turned = back ? "back" : null;
  return <PayPage key={id} id={id} cameBack={done ? "done" : turned} />;
}
