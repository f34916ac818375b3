import { createFileRoute } from "@tanstack/react-router";

import { ProgressPage } from "../../../features/learning/reports/components/progress-page.tsx";

export const Route = createFileRoute("/_app/students_/$id/progress")({
  staticData: { page: "progress", namespaces: ["reports", "lessons", "errors"] },
  component: ProgressRoute,
});

function ProgressRoute() {
  const { user } = Route.useRouteContext();
  const { id } = Route.useParams();
  return <ProgressPage key={id} id={id} reader={user.role} />;
}
