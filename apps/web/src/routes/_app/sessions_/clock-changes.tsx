import { createFileRoute } from "@tanstack/react-router";

import { ClockChangesPage } from "../../../features/scheduling/calendar/components/clock-changes-page.tsx";

export const Route = createFileRoute("/_app/sessions_/clock-changes")({
  staticData: { page: "clockChanges", namespaces: ["sessions", "lessons", "errors"] },
  component: ClockChangesPage,
});
