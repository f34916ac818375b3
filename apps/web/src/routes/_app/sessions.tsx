import { createFileRoute } from "@tanstack/react-router";

import { MakeUpOfLesson } from "../../features/scheduling/bookings/components/make-up-of-lesson.tsx";
import { FeedCard, FeedLine } from "../../features/scheduling/calendar/components/feed-card.tsx";
import { FamilyPage } from "../../features/scheduling/sessions/components/family/family-page.tsx";
import { SessionsPage } from "../../features/scheduling/sessions/components/sessions-page.tsx";
import {
  type SessionSearch,
  parseSessionSearch,
} from "../../features/scheduling/sessions/model/session-search.ts";
import { currentLanguage } from "../../i18n/language-storage.ts";
import { isOfFamily, useReader } from "../../lib/own-homes.ts";
import { LESSONS_NAMESPACES, beginLessons } from "./-begin-lessons.ts";
import { FamilyNeeds } from "./-family-needs.tsx";
import { NewSession } from "./-new-session.tsx";
import { TeacherNeeds } from "./-teacher-needs.tsx";

export const Route = createFileRoute("/_app/sessions")({
  staticData: {
    page: "sessions",
    namespaces: LESSONS_NAMESPACES,
  },
  validateSearch: parseSessionSearch,
  loaderDeps: ({ search: { view, pupil, teacher, state } }) => ({ view, pupil, teacher, state }),
  loader: ({ context: { user, i18n }, deps }) => beginLessons(user, currentLanguage(i18n), deps),
  component: SessionsRoute,
});

function SessionsRoute() {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { new: student, make_up, at, ...shown } = Route.useSearch();
  const search = (next: SessionSearch, isStep = false) =>
    void navigate({ search: parseSessionSearch(next), replace: !isStep, resetScroll: false });
  const page = { reader: useReader(user), search: shown, onSearch: search };
  if (isOfFamily(user)) {
    const asked = { makeUp: make_up, at, onClose: () => search(shown) };
    const owed = <FamilyNeeds {...asked} isParent={page.reader === "P"} />;
    return <FamilyPage {...page} owed={owed} Owed={MakeUpOfLesson} feed={<FeedLine />} />;
  }
  return (
    <SessionsPage
      {...page}
      newSession={<NewSession teacherId={user.id} {...{ student }} onClose={() => search(shown)} />}
      offers={user.role === "T" && <TeacherNeeds />}
      feed={user.role !== "A" && <FeedCard />}
    />
  );
}
