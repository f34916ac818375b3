import { createFileRoute } from "@tanstack/react-router";

import { ClockChangesPage } from "../../../features/scheduling/calendar/components/clock-changes-page.tsx";
import { clockChangesQuery } from "../../../features/scheduling/calendar/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/sessions_/clock-changes")({
  staticData: { page: "clockChanges", namespaces: ["sessions", "lessons", "cities", "errors"] },
  loader: () => beginReading(clockChangesQuery),
  component: ClockChangesPage,
});
