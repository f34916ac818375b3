import { createFileRoute } from "@tanstack/react-router";

import { parseLinkSearch } from "../../features/identity/authentication/model/link-search.ts";
import { loadCurrentUser } from "../../features/identity/authentication/model/route-guards.ts";
import { InvitationPage } from "../../features/people/student-invitations/components/invitation-page.tsx";
import { openedInvitationQuery } from "../../features/people/student-invitations/queries.ts";
import { beginReading } from "../../lib/begin-reading.ts";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/invitation")({
  ssr: false,
  staticData: {
    isForEveryone: true,
    page: "invitation",
    namespaces: ["students", "children", "lessons", "cities", "errors"],
  },
  validateSearch: parseLinkSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ deps: { token } }) => beginReading(token ? openedInvitationQuery(token) : false),
  beforeLoad: async () => ({ user: await loadCurrentUser() }),
  component: InvitationRoute,
});

function InvitationRoute() {
  const { user } = Route.useRouteContext();
  return (
    <WithQueries>
      <InvitationPage token={Route.useSearch().token ?? ""} user={user ?? null} />
    </WithQueries>
  );
}
