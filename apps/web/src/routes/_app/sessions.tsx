import { createFileRoute } from "@tanstack/react-router";

import { MakeUpsOwed } from "../../features/bookings/components/make-ups-owed.tsx";
import { NewSessionDialog } from "../../features/bookings/components/new-session-dialog.tsx";
import { FeedCard } from "../../features/calendar/components/feed-card.tsx";
import { SessionsPage } from "../../features/sessions/components/sessions-page.tsx";
import { parseSessionSearch } from "../../features/sessions/model/session-search.ts";
import type { SessionSearch } from "../../features/sessions/model/session-search.ts";
import { StudentField } from "../../features/students/components/student-field.tsx";

export const Route = createFileRoute("/_app/sessions")({
  staticData: {
    page: "sessions",
    namespaces: ["sessions", "lessons", "booking", "students", "errors"],
  },
  validateSearch: parseSessionSearch,
  component: SessionsRoute,
});

function SessionsRoute() {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { new: student, ...shown } = Route.useSearch();
  const search = (next: SessionSearch) =>
    void navigate({ search: parseSessionSearch(next), replace: true, resetScroll: false });
  return (
    <SessionsPage
      reader={user.role}
      search={shown}
      onSearch={search}
      newSession={
        <NewSessionDialog
          key={student}
          teacherId={user.id}
          studentId={student}
          studentField={StudentField}
          onClose={() => student && search(shown)}
        />
      }
      feed={user.role !== "A" && <FeedCard />}
      owed={(user.role === "S" || user.role === "P") && <MakeUpsOwed />}
    />
  );
}
