import { createFileRoute } from "@tanstack/react-router";

import { paths } from "../../../config/paths.ts";
import { BeginningPage } from "../../../features/memory/beginning/components/beginning-page.tsx";

export const Route = createFileRoute("/_app/practice_/beginning")({
  staticData: { page: "beginning", namespaces: ["practice", "errors"] },
  validateSearch: ({ pupil }: Record<string, unknown>): { pupil?: string | undefined } =>
    typeof pupil === "string" && pupil !== "" ? { pupil } : {},
  component: BeginningRoute,
});

function BeginningRoute() {
  const { user } = Route.useRouteContext();
  const { pupil = user.id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const done = () => void navigate({ to: paths.practice, search: { pupil } });
  return <BeginningPage key={pupil} pupil={pupil} onSaved={done} />;
}
