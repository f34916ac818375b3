import { createFileRoute } from "@tanstack/react-router";

import { RoleHome } from "../../features/dashboard/components/role-home.tsx";
import { FamilyLessons } from "../../features/sessions/components/family-lessons.tsx";

export const Route = createFileRoute("/_app/dashboard")({
  staticData: { page: "dashboard", namespaces: ["dashboard", "sessions", "lessons", "errors"] },
  component: DashboardRoute,
});

function DashboardRoute() {
  const { user } = Route.useRouteContext();
  return <RoleHome user={user} lessons={<FamilyLessons reader={user.role} />} />;
}
