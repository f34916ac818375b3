import { createFileRoute } from "@tanstack/react-router";

import { StaffInvitationPage } from "../../features/identity/authentication/components/staff-invitation-page.tsx";
import { parseLinkSearch } from "../../features/identity/authentication/model/link-search.ts";
import { loadCurrentUser } from "../../features/identity/authentication/model/route-guards.ts";
import { openedStaffInvitationQuery } from "../../features/identity/authentication/queries.ts";
import { beginReading } from "../../lib/begin-reading.ts";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/staff-invitation")({
  ssr: false,
  staticData: { isForEveryone: true, page: "staffInvitation", namespaces: ["auth", "errors"] },
  validateSearch: parseLinkSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ deps: { token } }) => beginReading(token ? openedStaffInvitationQuery(token) : false),
  beforeLoad: async () => ({ user: await loadCurrentUser() }),
  component: StaffInvitationRoute,
});

function StaffInvitationRoute() {
  const { user } = Route.useRouteContext();
  return (
    <WithQueries>
      <StaffInvitationPage token={Route.useSearch().token ?? ""} user={user ?? null} />
    </WithQueries>
  );
}
