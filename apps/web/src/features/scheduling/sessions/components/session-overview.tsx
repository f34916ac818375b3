import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CalendarX, ClipboardCheck, UserRoundCog } from "lucide-react";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";

import { LessonAbsence } from "../../../../components/lessons/absence/lesson-absence.tsx";
import { JoinButton } from "../../../../components/lessons/join-button.tsx";
import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import type { SessionView } from "../model/session-view.ts";
import { sessionDetailsQuery } from "../queries.ts";
import { OutcomeVersions } from "./outcome-versions.tsx";
import { ReportLinks } from "./report-links.tsx";
import { SessionFacts } from "./session-facts.tsx";

// Teachers alone read it.
const LessonMemory = lazy(async () => ({
  default: (await import("../../../../components/memory/lesson-memory.tsx")).LessonMemory,
}));

type SessionOverviewProps = {
  session: Session;
  reader: SessionReader;
  onView: (view: SessionView) => void;
};

const CHANGES = [
  { view: "outcome", may: "can_say_outcome", Icon: ClipboardCheck },
  { view: "move", may: "can_move", Icon: CalendarClock },
  { view: "cancel", may: "can_cancel", Icon: CalendarX },
] as const;

/** The facts are those of the list until the lesson itself has been read. */
export function SessionOverview({ session, reader, onView }: SessionOverviewProps) {
  const { t } = useTranslation("sessions");
  const query = useQuery(sessionDetailsQuery(session.id));
  const details = query.data;
  const known = details ?? session;
  return (
    <>
      <SessionFacts session={known} presence={details?.presence} reader={reader} />
      {details && <OutcomeVersions session={details} />}
      {query.isError && !details && (
        <div className="mt-4">
          <ErrorState onRetry={() => void query.refetch()} />
        </div>
      )}
      <div className="mt-4 empty:hidden">
        <LessonAbsence session={known} reader={reader} />
      </div>
      <DialogActions>
        {CHANGES.filter(({ may }) => details?.[may]).map(({ view, Icon }) => (
          <Button
            key={view}
            variant={view === "outcome" ? "default" : "outline"}
            onClick={() => onView(view)}
          >
            <Icon aria-hidden strokeWidth={1.75} />
            {t(`actions.${view}`)}
          </Button>
        ))}
        {reader === "A" && details?.can_move && details.series_id !== null && (
          <Button variant="outline" onClick={() => onView("handover")}>
            <UserRoundCog aria-hidden strokeWidth={1.75} />
            {t("actions.handover")}
          </Button>
        )}
        {details && <ReportLinks session={details} reader={reader} />}
        {reader !== "A" && (
          <div className="max-sm:grid max-sm:*:grid">
            <JoinButton session={known} isBrief />
          </div>
        )}
      </DialogActions>
      {reader === "T" && known.status !== "Cancelled" && <PupilsMemory of={known} />}
    </>
  );
}

/** For the teacher: what is due today of each pupil. */
function PupilsMemory({ of: { students_ids, students_names } }: { of: Session }) {
  const pupils = students_ids.map((id, at) => ({ id, name: students_names[at] ?? "" }));
  return (
    <Suspense>
      <LessonMemory pupils={pupils} />
    </Suspense>
  );
}
