import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import { InsteadOf } from "../../../../components/lessons/cover/instead-of.tsx";
import { JoinButton } from "../../../../components/lessons/join-button.tsx";
import { joinDoorOf } from "../../../../components/lessons/join-door.ts";
import { Names } from "../../../../components/lessons/names.tsx";
import { SessionClocks } from "../../../../components/lessons/session-clocks.tsx";
import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { SessionStatusBadge } from "../../../../components/lessons/session-status-badge.tsx";
import { DataTable } from "../../../../components/ui/data-table.tsx";
import type { Column } from "../../../../components/ui/data-table.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatLessonDate } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { SessionDetailsDialog } from "./session-details-dialog.tsx";
import { SessionKind } from "./session-facts.tsx";

type SessionTableProps = {
  sessions: readonly Session[];
  reader: SessionReader;
  /** Whom the first column names: students, on their own home, know who is taught. */
  who?: "student" | "teacher";
  caption?: string;
};

function LessonDate({ session: { starts_at, time_zone } }: { session: Session }) {
  const { language } = useLanguage();
  return <bdi>{formatLessonDate(starts_at, language, time_zone)}</bdi>;
}

/** A shut door says nothing on a phone, where each row costs a card's height: it is left out there until it opens. */
function RowJoin({ session }: { session: Session }) {
  const isShut = joinDoorOf(session, useCurrentMinute()).state === "early";
  return (
    <span className={cn(isShut && "max-md:hidden")}>
      <JoinButton session={session} variant="secondary" isBrief />
    </span>
  );
}

function useColumns({ reader, who = "student" }: SessionTableProps): Column<Session>[] {
  const { t } = useTranslation("sessions");
  return [
    {
      id: "who",
      place: "title",
      header: t(who === "student" ? "table.student" : "details.teacher"),
      cell: ({ id, students_names, teacher_name, kind }) => (
        <>
          <div className="me-20 flex flex-wrap items-center gap-x-3 gap-y-1 md:me-0">
            <Names names={who === "student" ? students_names : [teacher_name]} />
            <SessionKind kind={kind} />
          </div>
          <InsteadOf sessionId={id} />
        </>
      ),
    },
    {
      id: "date",
      place: "line",
      header: t("table.date"),
      cell: (session) => <LessonDate session={session} />,
    },
    {
      id: "time",
      place: "line",
      header: t("table.time"),
      cell: (session) => <SessionClocks session={session} reader={reader} isStacked />,
    },
    {
      id: "status",
      place: "corner",
      header: t("table.status"),
      cell: ({ status }) => <SessionStatusBadge status={status} />,
    },
    {
      id: "actions",
      place: "actions",
      header: t("table.actions"),
      cell: (session) => (
        <div className="flex flex-wrap gap-2">
          <SessionDetailsDialog session={session} reader={reader} />
          <RowJoin session={session} />
        </div>
      ),
    },
  ];
}

export function SessionTable(props: SessionTableProps) {
  const { t } = useTranslation("sessions");
  return (
    <DataTable
      caption={props.caption ?? t("table.caption")}
      columns={useColumns(props)}
      rows={props.sessions}
      rowKey={({ id }) => id}
    />
  );
}
