import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense, lazy } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { findSessions } from "../model/session-search.ts";
import type { SessionSearch } from "../model/session-search.ts";
import { userSessionsQuery } from "../queries.ts";
import { AskedLesson } from "./asked-lesson.tsx";
import { EarlierLessons } from "./earlier-lessons.tsx";
import { NoSessions } from "./no-sessions.tsx";
import { SessionFilters } from "./session-filters.tsx";
import { SessionResults } from "./session-results.tsx";
import { TaughtWeek } from "./taught-week.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { ViewSwitch } from "./view-switch.tsx";

// The calendar weighs more than the rest of the page.
const SessionWeek = lazy(async () => ({
  default: (await import("./session-week.tsx")).SessionWeek,
}));

type SessionsPageProps = {
  reader: SessionReader;
  search: SessionSearch;
  onSearch: (search: SessionSearch) => void;
  /** Opens the booking of a teacher's lesson. */
  newSession: ReactNode;
  /** What the teacher has offered and waits for a family. */
  offers?: ReactNode;
  /** How the lessons come into the reader's own calendar. */
  feed?: ReactNode;
};

type ListProps = Pick<SessionsPageProps, "reader" | "search" | "onSearch">;

function SessionList({ reader, search, onSearch }: ListProps) {
  const { t } = useTranslation("sessions");
  const query = useInfiniteQuery(userSessionsQuery);
  const first = query.data?.at(-1);
  return (
    <>
      {reader === "T" && query.data && <TaughtWeek sessions={query.data} />}
      <SessionFilters search={search} onSearch={onSearch} />
      <QueryView query={query} empty={<NoSessions reader={reader} title={t("empty.title")} />}>
        {(sessions) => (
          <SessionResults
            found={findSessions(sessions, search)}
            reader={reader}
            onClear={() => onSearch({})}
          />
        )}
      </QueryView>
      {first && query.hasNextPage && (
        <EarlierLessons
          first={first}
          isBusy={query.isFetchingNextPage}
          isError={query.isFetchNextPageError}
          onShow={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

function SessionCalendar({ reader, search, onSearch }: ListProps) {
  return (
    <>
      <SessionFilters search={search} onSearch={onSearch} />
      <Suspense fallback={<SkeletonRows />}>
        <SessionWeek reader={reader} search={search} />
      </Suspense>
    </>
  );
}

export function SessionsPage({ newSession, offers, feed, ...shown }: SessionsPageProps) {
  const { t } = useTranslation(["sessions", "common"]);
  const { lesson, cancel, ...search } = shown.search;
  const asked = cancel ?? lesson;
  return (
    <>
      {asked !== undefined && (
        <AskedLesson
          key={asked}
          id={asked}
          first={cancel === undefined ? "details" : "cancel"}
          reader={shown.reader}
          onClose={() => shown.onSearch(search)}
        />
      )}
      <PageHeader title={t("title")} actions={shown.reader === "T" && newSession} />
      <UndoBar />
      {offers}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ViewSwitch search={shown.search} onSearch={shown.onSearch} />
        <Button asChild variant="link" className="px-0!">
          <Link to={paths.clockChanges}>{t("common:nav.clockChanges")}</Link>
        </Button>
      </div>
      {shown.search.view === "week" ? <SessionCalendar {...shown} /> : <SessionList {...shown} />}
      {feed}
    </>
  );
}
