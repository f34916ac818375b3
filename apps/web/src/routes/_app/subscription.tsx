import { createFileRoute } from "@tanstack/react-router";

import { SubscriptionPage } from "../../features/face/subscription/components/subscription-page.tsx";

export const Route = createFileRoute("/_app/subscription")({
  staticData: { page: "subscription", namespaces: ["subscription", "errors"] },
  component: SubscriptionRoute,
});

function SubscriptionRoute() {
  const { user } = Route.useRouteContext();
  return <SubscriptionPage isTeacher={user.role === "T"} />;
}
