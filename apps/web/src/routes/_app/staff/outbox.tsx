import { createFileRoute } from "@tanstack/react-router";

import { OutboxPage } from "../../../features/notifications/outbox/components/outbox-page.tsx";
import { parseOutboxSearch } from "../../../features/notifications/outbox/model/outbox-search.ts";

export const Route = createFileRoute("/_app/staff/outbox")({
  staticData: { page: "outbox", namespaces: ["staff", "errors"] },
  validateSearch: parseOutboxSearch,
  component: OutboxRoute,
});

function OutboxRoute() {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <OutboxPage
      isStaff={user.role === "A"}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
