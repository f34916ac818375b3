import type { PendingReport } from "@riwaq/contracts/dashboard";
import { useTranslation } from "react-i18next";

import { ZonedMoment } from "../../../components/lessons/zoned-moment.tsx";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogTrigger,
} from "../../../components/ui/dialog.tsx";
import { FactList } from "../../../components/ui/fact-list.tsx";
import { Note } from "../../../components/ui/note.tsx";
import { lessonEndOf } from "../model/report-times.ts";

type ReportDialogProps = { report: PendingReport; timeZone: string };

/** Which lesson a report is asked about, and that there is no form for it yet. */
export function ReportDialog({ report, timeZone }: ReportDialogProps) {
  const { t } = useTranslation(["dashboard", "common"]);
  const { student } = report;
  const facts = [
    { label: t("report.student"), value: <bdi>{student}</bdi> },
    {
      label: t("report.ended"),
      value: <ZonedMoment at={lessonEndOf(report)} zone={timeZone} />,
    },
    {
      label: t("report.due"),
      value: <ZonedMoment at={report.due_date} zone={timeZone} />,
    },
  ];
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" aria-label={t("reports.completeLabel", { student })}>
          {t("reports.complete")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("report.title")}>
        <FactList facts={facts} />
        <Note className="mt-4">{t("report.soon")}</Note>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="outline">{t("common:actions.close")}</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
