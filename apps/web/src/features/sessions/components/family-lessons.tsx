import type { Session } from "@riwaq/contracts/sessions";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../components/lessons/session-reader.ts";
import { Button } from "../../../components/ui/button.tsx";
import { QueryView } from "../../../components/ui/query-view.tsx";
import { paths } from "../../../config/paths.ts";
import { userSessionsQuery } from "../api/user-sessions.ts";
import { comingSessions } from "../model/coming-sessions.ts";
import { NextLessonCard } from "./next-lesson-card.tsx";
import { NoSessions } from "./no-sessions.tsx";
import { SessionTable } from "./session-table.tsx";
import { UndoBar } from "./undo-bar.tsx";

const REFRESH_MS = 60_000;
const ROWS = 8;

type ComingProps = { sessions: readonly Session[]; reader: SessionReader };

function Coming({ sessions, reader }: ComingProps) {
  const { t } = useTranslation("sessions");
  const [next, ...others] = sessions;
  return (
    <div className="space-y-8">
      {next ? (
        <NextLessonCard session={next} reader={reader} />
      ) : (
        <NoSessions reader={reader} title={t("home.emptyTitle")} />
      )}
      {others.length > 0 && (
        <section>
          <h2 className="mb-4">{t("home.coming")}</h2>
          <SessionTable
            sessions={others.slice(0, ROWS)}
            reader={reader}
            who={reader === "S" ? "teacher" : "student"}
          />
        </section>
      )}
      <Button asChild variant="outline">
        <Link to={paths.sessions}>{t("home.all")}</Link>
      </Button>
    </div>
  );
}

/** What a student or a parent asks first: which lesson is next? It is asked anew each minute. */
export function FamilyLessons({ reader }: { reader: SessionReader }) {
  const query = useQuery({ ...userSessionsQuery, refetchInterval: REFRESH_MS });
  return (
    <>
      <UndoBar />
      <QueryView query={query}>
        {(sessions) => (
          <Coming sessions={comingSessions(sessions, query.dataUpdatedAt)} reader={reader} />
        )}
      </QueryView>
    </>
  );
}
