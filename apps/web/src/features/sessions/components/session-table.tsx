import type { Session } from "@riwaq/contracts/sessions";
import { useTranslation } from "react-i18next";

import { DataTable } from "../../../components/ui/data-table.tsx";
import type { Column } from "../../../components/ui/data-table.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { formatDate } from "../../../lib/format.ts";
import type { SessionReader } from "../model/session-reader.ts";
import { JoinButton } from "./join-button.tsx";
import { Names } from "./names.tsx";
import { SessionClocks } from "./session-clocks.tsx";
import { SessionDetailsDialog } from "./session-details-dialog.tsx";
import { SessionKind } from "./session-kind.tsx";
import { SessionStatusBadge } from "./session-status-badge.tsx";

type SessionTableProps = {
  sessions: readonly Session[];
  reader: SessionReader;
  /** Whom the first column names: students, on their own home, know who is taught. */
  who?: "student" | "teacher";
  caption?: string;
};

function useColumns({ reader, who = "student" }: SessionTableProps): Column<Session>[] {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  return [
    {
      id: "who",
      place: "title",
      header: t(who === "student" ? "table.student" : "details.teacher"),
      cell: ({ students_names, teacher_name, kind }) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Names names={who === "student" ? students_names : [teacher_name]} />
          <SessionKind kind={kind} />
        </div>
      ),
    },
    {
      id: "date",
      header: t("table.date"),
      cell: ({ starts_at, time_zone }) => <bdi>{formatDate(starts_at, language, time_zone)}</bdi>,
    },
    {
      id: "time",
      header: t("table.time"),
      cell: (session) => (
        <SessionClocks
          session={session}
          reader={reader}
          isStacked
          className="items-end md:items-start"
        />
      ),
    },
    {
      id: "status",
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
          <JoinButton session={session} variant="secondary" isBrief />
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
