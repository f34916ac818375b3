import { createFileRoute } from "@tanstack/react-router";

import { OutboxPage } from "../../../features/outbox/components/outbox-page.tsx";

export const Route = createFileRoute("/_app/staff/outbox")({
  staticData: { page: "outbox", namespaces: ["staff", "errors"] },
  component: OutboxRoute,
});

function OutboxRoute() {
  const { user } = Route.useRouteContext();
  return <OutboxPage isStaff={user.role === "A"} />;
}
