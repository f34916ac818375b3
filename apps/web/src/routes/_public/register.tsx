import { createFileRoute, useHydrated } from "@tanstack/react-router";
import { Suspense, lazy } from "react";

import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { RegisterPage } from "../../features/identity/authentication/components/register-page.tsx";
import { parseRegisterSearch } from "../../features/identity/authentication/model/link-search.ts";
import { restoreSession } from "../../features/identity/authentication/model/route-guards.ts";

// Families never see it, and teachers only at the end.
const FirstWeek = lazy(async () => ({ default: (await import("./-first-week.tsx")).FirstWeek }));

export const Route = createFileRoute("/_public/register")({
  ssr: true,
  validateSearch: parseRegisterSearch,
  staticData: { page: "register", namespaces: ["auth", "errors"] },
  // A teacher is signed in before the last step, and stays on the page for it.
  beforeLoad: ({ cause }) => (cause === "stay" ? undefined : restoreSession()),
  component: RegisterRoute,
});

function RegisterRoute() {
  const { role } = Route.useSearch();
  // The page is written without a choice; the address may have made one.
  const startRole = useHydrated() ? role : undefined;
  return (
    <RegisterPage
      key={startRole}
      startRole={startRole}
      renderTimetable={(teacherId) => (
        <Suspense fallback={<SkeletonRows count={7} />}>
          <FirstWeek teacherId={teacherId} />
        </Suspense>
      )}
    />
  );
}
