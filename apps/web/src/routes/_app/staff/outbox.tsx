import { createFileRoute } from "@tanstack/react-router";

import { RoundFailures } from "../../../features/institute/rounds/components/round-failures.tsx";
import { roundFailuresQuery } from "../../../features/institute/rounds/queries.ts";
import { OutboxPage } from "../../../features/notifications/outbox/components/outbox-page.tsx";
import { parseOutboxSearch } from "../../../features/notifications/outbox/model/outbox-search.ts";
import { outboxMailsQuery } from "../../../features/notifications/outbox/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/outbox")({
  staticData: { page: "outbox", right: "people", namespaces: ["staff", "cities", "errors"] },
  validateSearch: parseOutboxSearch,
  loaderDeps: ({ search: { show = "all" } }) => ({ show }),
  loader: ({ deps }) =>
    void beginWithRight("people", outboxMailsQuery(deps.show), roundFailuresQuery),
  component: OutboxRoute,
});

function OutboxRoute() {
  const navigate = Route.useNavigate();
  return (
    <div className="space-y-6">
      <OutboxPage
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
      <RoundFailures />
    </div>
  );
}
