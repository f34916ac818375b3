import { createFileRoute, redirect } from "@tanstack/react-router";

import { paths } from "../../../config/paths.ts";
import { OrderPage } from "../../../features/billing/subscriptions/components/order/order-page.tsx";
import { orderStartQuery } from "../../../features/billing/subscriptions/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/subscription_/order")({
  staticData: {
    page: "order",
    namespaces: ["subscription", "pricing", "lessons", "cities", "errors"],
  },
  validateSearch: ({ student }: Record<string, unknown>): { student?: string } =>
    typeof student === "string" ? { student } : {},
  loaderDeps: ({ search: { student } }) => ({ student }),
  loader: ({ deps: { student } }) => {
    // For whom it is to be is chosen there.
    if (student === undefined) throw redirect({ to: paths.subscription, replace: true });
    beginReading(orderStartQuery(student));
  },
  component: OrderRoute,
});

function OrderRoute() {
  const { student = "" } = Route.useSearch();
  return <OrderPage key={student} student={student} />;
}
