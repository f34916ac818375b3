import { Outlet, createFileRoute, useMatches } from "@tanstack/react-router";
import { Suspense, lazy } from "react";

import { LoadingScreen } from "../components/layout/loading-screen.tsx";
import { PublicLayout } from "../components/layout/public-layout.tsx";
import { loadCurrentUser } from "../features/identity/authentication/model/route-guards.ts";
import { useCurrentUser } from "../lib/current-user.ts";

// Visitors do not download what only a signed-in person sees.
const SignedInFrame = lazy(async () => (await import("./-load-frame.ts")).loadFrame());

type Match = { staticData: { isForEveryone?: boolean } };

const areForEveryone = (matches: readonly Match[]) =>
  matches.some(({ staticData }) => staticData.isForEveryone);

export const Route = createFileRoute("/_public")({
  ssr: true,
  beforeLoad: async ({ matches }) => {
    if (areForEveryone(matches)) await loadCurrentUser();
  },
  component: PublicRoute,
});

function PublicRoute() {
  const user = useCurrentUser();
  const isForEveryone = useMatches({ select: areForEveryone });
  if (user && isForEveryone) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SignedInFrame user={user}>
          <Outlet />
        </SignedInFrame>
      </Suspense>
    );
  }
  return <VisitorPage />;
}

function VisitorPage() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
}
