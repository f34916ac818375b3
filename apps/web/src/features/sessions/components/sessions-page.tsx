import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";
import { QueryView } from "../../../components/ui/query-view.tsx";
import { userSessionsQuery } from "../api/user-sessions.ts";
import type { SessionReader } from "../model/session-reader.ts";
import { findSessions } from "../model/session-search.ts";
import type { SessionSearch } from "../model/session-search.ts";
import { NewSessionDialog } from "./new-session-dialog.tsx";
import { NoSessions } from "./no-sessions.tsx";
import { SessionFilters } from "./session-filters.tsx";
import { SessionResults } from "./session-results.tsx";

type SessionsPageProps = {
  reader: SessionReader;
  search: SessionSearch;
  onSearch: (search: SessionSearch) => void;
  /** Chooses one of the teacher's students. */
  studentField: ReactNode;
};

export function SessionsPage({ reader, search, onSearch, studentField }: SessionsPageProps) {
  const { t } = useTranslation("sessions");
  const query = useQuery(userSessionsQuery);
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={reader === "T" && <NewSessionDialog studentField={studentField} />}
      />
      <QueryView query={query} empty={<NoSessions reader={reader} title={t("empty.title")} />}>
        {(sessions) => (
          <>
            <SessionFilters search={search} onSearch={onSearch} />
            <SessionResults
              key={`${search.status ?? ""} ${search.q ?? ""}`}
              found={findSessions(sessions, search)}
              reader={reader}
              onClear={() => onSearch({})}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
