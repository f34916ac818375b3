import { createFileRoute } from "@tanstack/react-router";

import { StudentField } from "../../features/people/students/components/student-field.tsx";
import { MakeUpsOwed } from "../../features/scheduling/bookings/components/make-ups-owed.tsx";
import { NewSessionDialog } from "../../features/scheduling/bookings/components/new-session-dialog.tsx";
import { makeUpsQuery } from "../../features/scheduling/bookings/queries.ts";
import { FeedCard } from "../../features/scheduling/calendar/components/feed-card.tsx";
import { SessionsPage } from "../../features/scheduling/sessions/components/sessions-page.tsx";
import { parseSessionSearch } from "../../features/scheduling/sessions/model/session-search.ts";
import type { SessionSearch } from "../../features/scheduling/sessions/model/session-search.ts";
import { userSessionsQuery } from "../../features/scheduling/sessions/queries.ts";
import { currentLanguage } from "../../i18n/language-storage.ts";
import { beginReading } from "../../lib/begin-reading.ts";
import { calendarFeedQuery } from "../../lib/calendar-feed.ts";
import { isOfFamily, useReader } from "../../lib/own-homes.ts";
import { sharedQueryClient } from "../../lib/shared-query-client.ts";
import { beginWeek } from "./-begin-week.ts";

export const Route = createFileRoute("/_app/sessions")({
  staticData: {
    page: "sessions",
    namespaces: ["sessions", "lessons", "booking", "students", "errors"],
  },
  validateSearch: parseSessionSearch,
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: ({ context: { user, i18n }, deps: { view } }) => {
    if (view === "week") void beginWeek(currentLanguage(i18n));
    else void sharedQueryClient().prefetchInfiniteQuery(userSessionsQuery);
    beginReading(user.role !== "A" && calendarFeedQuery, isOfFamily(user) && makeUpsQuery);
  },
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
      reader={useReader(user)}
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
      owed={isOfFamily(user) && <MakeUpsOwed />}
    />
  );
}
