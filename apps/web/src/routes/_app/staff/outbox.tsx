import { createFileRoute } from "@tanstack/react-router";

import { RoundFailures } from "../../../features/institute/rounds/components/round-failures.tsx";
import { roundFailuresQuery } from "../../../features/institute/rounds/queries.ts";
import { OutboxPage } from "../../../features/notifications/outbox/components/outbox-page.tsx";
import { parseOutboxSearch } from "../../../features/notifications/outbox/model/outbox-search.ts";
import { outboxMailsQuery } from "../../../features/notifications/outbox/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/staff/outbox")({
  staticData: { page: "outbox", namespaces: ["staff", "errors"] },
  validateSearch: parseOutboxSearch,
  loaderDeps: ({ search: { show = "all" } }) => ({ show }),
  loader: ({ context: { user }, deps }) => {
    if (user.role === "A") beginReading(outboxMailsQuery(deps.show), roundFailuresQuery);
  },
  component: OutboxRoute,
});

function OutboxRoute() {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const isStaff = user.role === "A";
  return (
    <div className="space-y-6">
      <OutboxPage
        isStaff={isStaff}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
      {isStaff && <RoundFailures />}
    </div>
  );
}
