import { createFileRoute } from "@tanstack/react-router";

import { RoleHome } from "../-role-home.tsx";

export const Route = createFileRoute("/_app/dashboard")({
  staticData: {
    page: "dashboard",
    namespaces: ["dashboard", "homes", "sessions", "lessons", "reports", "errors"],
  },
  component: DashboardRoute,
});

function DashboardRoute() {
  const { user } = Route.useRouteContext();
  return <RoleHome user={user} />;
}
