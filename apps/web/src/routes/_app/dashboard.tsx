import { createFileRoute } from "@tanstack/react-router";

import { beginHome } from "../-begin-home.ts";
import { RoleHome } from "../-role-home.tsx";

export const Route = createFileRoute("/_app/dashboard")({
  staticData: {
    page: "dashboard",
    namespaces: [
      "dashboard",
      "homes",
      "practice",
      "marks",
      "offers",
      "booking",
      "sessions",
      "lessons",
      "cities",
      "reports",
      "wishes",
      "errors",
    ],
  },
  loader: ({ context: { user } }) => beginHome(user.role),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { user } = Route.useRouteContext();
  return <RoleHome user={user} />;
}
