import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { NewSessionDialog } from "../../features/sessions/components/new-session-dialog.tsx";
import { SessionsPage } from "../../features/sessions/components/sessions-page.tsx";
import { parseSessionSearch } from "../../features/sessions/model/session-search.ts";
import type { SessionSearch } from "../../features/sessions/model/session-search.ts";
import { StudentField } from "../../features/students/components/student-field.tsx";

export const Route = createFileRoute("/_app/sessions")({
  staticData: { page: "sessions", namespaces: ["sessions", "lessons", "students", "errors"] },
  validateSearch: parseSessionSearch,
  component: SessionsRoute,
});

function SessionsRoute() {
  const { t } = useTranslation("sessions");
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = (next: SessionSearch) =>
    void navigate({ search: parseSessionSearch(next), replace: true, resetScroll: false });
  return (
    <SessionsPage
      reader={user.role}
      search={Route.useSearch()}
      onSearch={search}
      newSession={<NewSessionDialog studentField={<StudentField label={t("new.student")} />} />}
    />
  );
}
