import { createFileRoute } from "@tanstack/react-router";

import { OwnDocuments } from "../../features/billing/documents/components/own-documents.tsx";
import { SubscriptionPage } from "../../features/billing/subscriptions/components/subscription-page.tsx";
import { subscriptionsQuery } from "../../features/billing/subscriptions/queries.ts";
import { beginReading } from "../../lib/begin-reading.ts";
import { isOfFamily, useHeldHomes } from "../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/subscription")({
  staticData: {
    page: "subscription",
    namespaces: ["subscription", "pricing", "documents", "lessons", "cities", "errors"],
  },
  loader: ({ context: { user } }) => beginReading(isOfFamily(user) && subscriptionsQuery),
  component: SubscriptionRoute,
});

function SubscriptionRoute() {
  const { user } = Route.useRouteContext();
  const held = useHeldHomes(user);
  const isTeacher = !held.includes("S") && !held.includes("P");
  return <SubscriptionPage isTeacher={isTeacher} documents={<OwnDocuments />} />;
}
