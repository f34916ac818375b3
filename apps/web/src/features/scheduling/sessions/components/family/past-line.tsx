import type { PastLesson } from "@riwaq/contracts/scheduling/sessions";
import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";

import { GradeBadge } from "../../../../../components/lessons/grade-badge.tsx";
import { SessionStatusBadge } from "../../../../../components/lessons/session-status-badge.tsx";
import { Badge } from "../../../../../components/ui/badge.tsx";
import { paths } from "../../../../../config/paths.ts";
import { cn } from "../../../../../lib/cn.ts";
import type { NameOf } from "../../model/short-names.ts";
import type { LinesProps } from "./coming-line.tsx";
import { LessonLine } from "./lesson-line.tsx";

type PastLineProps = LinesProps & { session: PastLesson };

function Reports({ reports, nameOf }: Pick<PastLesson, "reports"> & { nameOf: NameOf }) {
  const { t } = useTranslation("sessions");
  return reports.map(({ id, student, is_new }) => (
    <Link
      key={id}
      to={paths.report}
      params={{ id }}
      className={cn(
        "me-4 inline-flex min-h-8 items-center gap-1.5 text-sm text-primary underline underline-offset-4 hover:text-primary-hover",
        is_new && "font-semibold",
      )}
    >
      <FileText aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
      {t(is_new ? "family.reportNew" : "family.report")}
      {reports.length > 1 && (
        <>
          {" · "}
          <bdi>{nameOf(student)}</bdi>
        </>
      )}
    </Link>
  ));
}

/** How it ended: the grade, where there is one, says that it was held. */
function Ending({ session: { status, reports } }: { session: PastLesson }) {
  const { t } = useTranslation("sessions");
  const grades = reports.flatMap(({ id, grade }) => (grade ? [{ id, grade }] : []));
  if (status === "Scheduled" || status === "Joined") {
    return <Badge>{t("family.unsaid")}</Badge>;
  }
  if (status === "Completed" && grades.length > 0) {
    return grades.map(({ id, grade }) => <GradeBadge key={id} grade={grade} />);
  }
  return <SessionStatusBadge status={status} />;
}

/** A lesson that is over: how it ended, and what the teacher wrote of it. */
export function PastLine({ session, onOpen, Owed, ...line }: PastLineProps) {
  return (
    <LessonLine
      {...line}
      session={session}
      onOpen={() => onOpen(session)}
      sign={<Ending session={session} />}
    >
      {session.reports.length > 0 && <Reports reports={session.reports} nameOf={line.nameOf} />}
      <Owed sessionId={session.id} />
    </LessonLine>
  );
}
