import { createFileRoute } from "@tanstack/react-router";

import { homeQuery } from "../-home-query.ts";
import { RoleHome } from "../-role-home.tsx";
import { beginReading } from "../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/dashboard")({
  staticData: {
    page: "dashboard",
    namespaces: ["dashboard", "homes", "sessions", "lessons", "reports", "errors"],
  },
  loader: ({ context: { user } }) => beginReading(homeQuery(user.role)),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { user } = Route.useRouteContext();
  return <RoleHome user={user} />;
}
