import { OUTCOMES } from "@riwaq/domain/scheduling/outcomes/outcome";
import { createFileRoute } from "@tanstack/react-router";

import { paths } from "../../../config/paths.ts";
import { OutcomePage } from "../../../features/scheduling/sessions/components/outcome-page.tsx";
import { sessionDetailsQuery } from "../../../features/scheduling/sessions/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/sessions_/$id/outcome")({
  staticData: { page: "outcome", namespaces: ["sessions", "lessons", "cities", "errors"] },
  // Which outcomes there are is known where one is chosen: the list would weigh on every public page.
  validateSearch: ({ said }: Record<string, unknown>): { said?: string } =>
    typeof said === "string" ? { said } : {},
  loader: ({ params }) => beginReading(sessionDetailsQuery(params.id)),
  component: OutcomeRoute,
});

function OutcomeRoute() {
  const { user } = Route.useRouteContext();
  const { id } = Route.useParams();
  const { said } = Route.useSearch();
  const navigate = Route.useNavigate();
  const next = user.role === "A" ? paths.unanswered : paths.dashboard;
  return (
    <OutcomePage
      key={id}
      id={id}
      reader={user.role}
      chosen={OUTCOMES.find((one) => one === said)}
      onDone={() => void navigate({ to: next })}
    />
  );
}
