import { createFileRoute, useNavigate } from "@tanstack/react-router";

import { paths } from "../../config/paths.ts";
import { RegisterPage } from "../../features/authentication/components/register-page.tsx";
import { parseRegisterSearch } from "../../features/authentication/model/link-search.ts";
import { restoreSession } from "../../features/authentication/model/route-guards.ts";
import { WeekEditor } from "../../features/availability/components/week-editor.tsx";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/register")({
  ssr: false,
  validateSearch: parseRegisterSearch,
  staticData: { page: "register", namespaces: ["auth", "availability", "errors"] },
  // A teacher is signed in before the last step, and stays on the page for it.
  beforeLoad: ({ cause }) => (cause === "stay" ? undefined : restoreSession()),
  component: RegisterRoute,
});

function RegisterRoute() {
  const navigate = useNavigate();
  const goHome = () => void navigate({ to: paths.home });
  return (
    <WithQueries>
      <RegisterPage
        startRole={Route.useSearch().role}
        renderTimetable={(teacherId) => <WeekEditor teacherId={teacherId} onSaved={goHome} />}
      />
    </WithQueries>
  );
}
