import { createFileRoute } from "@tanstack/react-router";

import { UnansweredPage } from "../../../features/scheduling/sessions/components/unanswered-page.tsx";
import { unansweredQuery } from "../../../features/scheduling/sessions/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/staff/outcomes")({
  staticData: { page: "unanswered", namespaces: ["sessions", "staff", "lessons", "errors"] },
  loader: ({ context: { user } }) => beginReading(user.role === "A" && unansweredQuery),
  component: UnansweredRoute,
});

function UnansweredRoute() {
  const { user } = Route.useRouteContext();
  return <UnansweredPage isStaff={user.role === "A"} />;
}
