import type { SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import { Link } from "@tanstack/react-router";
import { FileText, PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";

type ReportLinksProps = { session: SessionDetails; reader: SessionReader };

/** To the reports on a lesson that were sent, and for its teacher to the form of those that were not. */
export function ReportLinks({ session, reader }: ReportLinksProps) {
  const { t } = useTranslation("sessions");
  const sent = session.reports.filter(({ is_sent }) => is_sent);
  const isToWrite = reader === "T" && sent.length < session.reports.length;
  return (
    <>
      {isToWrite && (
        <Button asChild>
          <Link to={paths.reportForm} params={{ id: session.id }}>
            <PencilLine aria-hidden strokeWidth={1.75} />
            {t("report.write")}
          </Link>
        </Button>
      )}
      {sent.map(({ id, student }) => (
        <Button asChild key={id} variant="outline">
          <Link to={paths.report} params={{ id }}>
            <FileText aria-hidden strokeWidth={1.75} />
            {session.reports.length === 1 ? t("report.read") : t("report.readOf", { student })}
          </Link>
        </Button>
      ))}
    </>
  );
}
