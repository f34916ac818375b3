import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";
import { QueryView } from "../../../components/ui/query-view.tsx";
import { userSessionsQuery } from "../api/user-sessions.ts";
import type { SessionReader } from "../model/session-reader.ts";
import { findSessions } from "../model/session-search.ts";
import type { SessionSearch } from "../model/session-search.ts";
import { NoSessions } from "./no-sessions.tsx";
import { SessionFilters } from "./session-filters.tsx";
import { SessionResults } from "./session-results.tsx";
import { UndoBar } from "./undo-bar.tsx";

type SessionsPageProps = {
  reader: SessionReader;
  search: SessionSearch;
  onSearch: (search: SessionSearch) => void;
  /** Opens the booking of a teacher's lesson. */
  newSession: ReactNode;
  /** Lessons that are owed to the family. */
  owed?: ReactNode;
};

export function SessionsPage({ reader, search, onSearch, newSession, owed }: SessionsPageProps) {
  const { t } = useTranslation("sessions");
  const query = useQuery(userSessionsQuery);
  return (
    <>
      <PageHeader title={t("title")} actions={reader === "T" && newSession} />
      <UndoBar />
      {owed}
      <QueryView query={query} empty={<NoSessions reader={reader} title={t("empty.title")} />}>
        {(sessions) => (
          <>
            <SessionFilters search={search} onSearch={onSearch} />
            <SessionResults
              found={findSessions(sessions, search)}
              reader={reader}
              onClear={() => onSearch(search.view ? { view: search.view } : {})}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
