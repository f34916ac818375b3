import { Outlet, createFileRoute } from "@tanstack/react-router";

import { AppLayout } from "../components/layout/app-layout.tsx";
import { LoadingScreen } from "../components/layout/loading-screen.tsx";
import { requireUser } from "../features/identity/authentication/model/route-guards.ts";
import { UploadTray } from "../features/learning/resources/components/upload-tray.tsx";
import { WithQueries } from "../lib/with-queries.tsx";
import { beginShell } from "./-begin-shell.ts";
import { Bell } from "./-bell.tsx";
import { StaffFinder } from "./-finder.tsx";
import { StaffGate } from "./-staff-gate.tsx";

export const Route = createFileRoute("/_app")({
  ssr: false,
  beforeLoad: requireUser,
  // Nothing of these pages is shown before the check is over.
  pendingMs: 0,
  pendingComponent: LoadingScreen,
  loader: beginShell,
  component: AppRoute,
});

function AppRoute() {
  const { user } = Route.useRouteContext();
  return (
    <WithQueries>
      <StaffGate user={user}>
        <AppLayout user={user} bell={<Bell />} finder={<StaffFinder />}>
          <Outlet />
        </AppLayout>
      </StaffGate>
      {user.role === "T" && <UploadTray />}
    </WithQueries>
  );
}
