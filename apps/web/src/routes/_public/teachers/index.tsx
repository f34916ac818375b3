import type { Audience } from "@riwaq/domain/people/public-profiles/words";
import { createFileRoute, useHydrated } from "@tanstack/react-router";
import { Suspense, lazy } from "react";

import { SkeletonRows } from "../../../components/ui/skeleton.tsx";
import { PublicTeachersPage } from "../../../features/face/teachers/components/public-teachers-page.tsx";
import { loadCurrentUser } from "../../../features/identity/authentication/model/route-guards.ts";
import type { TeacherSearch } from "../../../features/people/teachers/model/teacher-search.ts";
import { useCurrentUser } from "../../../lib/current-user.ts";

// Visitors do not download what only a signed-in person sees.
const Directory = lazy(async () => ({ default: (await import("./-directory.tsx")).Directory }));

/** Read by the page: what reads it would weigh on every public page. */
type Search = TeacherSearch & { audience?: Audience; days?: string; parts?: string };

/** One address, two pages: what teachers show to everybody, and the directory in which families book. */
export const Route = createFileRoute("/_public/teachers/")({
  ssr: true,
  staticData: { isForEveryone: true, page: "teachers", namespaces: ["showcase", "cities"] },
  validateSearch: (raw): Search => raw,
  // Without the search among what it hangs on: the written page is every visitor's, whatever they seek.
  loader: async ({ context, location }) => {
    const user = await loadCurrentUser();
    if (!user) return;
    const { beginDirectory } = await import("./-begin-teachers.ts");
    beginDirectory(user, location.search);
    await context.i18n.loadNamespaces(["teachers", "wishes", "lessons", "cities", "errors"]);
  },
  component: TeachersRoute,
});

function TeachersRoute() {
  const user = useCurrentUser();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The page is written without a choice; the address may have made one.
  const isHydrated = useHydrated();
  const change = (next: Search) =>
    void navigate({ search: next, replace: true, resetScroll: next.page !== search.page });
  if (!user) return <PublicTeachersPage search={isHydrated ? search : {}} onSearch={change} />;
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Directory user={user} search={search} onSearch={change} />
    </Suspense>
  );
}
