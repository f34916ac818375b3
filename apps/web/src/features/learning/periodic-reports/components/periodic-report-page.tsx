import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { useMarkRead } from "../mutations.ts";
import { periodicReportQuery } from "../queries.ts";
import { PeriodicFigures } from "./periodic-figures.tsx";
import { PeriodicForm } from "./periodic-form.tsx";
import { PeriodicHeader } from "./periodic-header.tsx";
import { PeriodicState } from "./periodic-state.tsx";
import { PeriodicWords } from "./periodic-words.tsx";
import { StaffDecision } from "./staff-decision.tsx";

type Reader = CurrentUser["role"];

function NoReport() {
  const { t } = useTranslation("reports");
  const action = (
    <Button asChild>
      <Link to={paths.periodicReports}>{t("periodic.toList")}</Link>
    </Button>
  );
  return <EmptyState title={t("periodic.gone")} hint={t("periodic.goneHint")} action={action} />;
}

/** The parents have read it as soon as it is on show. */
function useReadMark({ id, is_new }: PeriodicReport, reader: Reader) {
  const { mutate } = useMarkRead();
  const isToMark = is_new && reader === "P";
  useEffect(() => {
    if (isToMark) mutate(id);
  }, [id, isToMark, mutate]);
}

function Sheet({ report, reader }: { report: PeriodicReport; reader: Reader }) {
  useReadMark(report, reader);
  const { status } = report;
  return (
    <div className="space-y-6">
      <PeriodicHeader report={report} reader={reader} />
      <PeriodicState report={report} reader={reader} />
      {reader === "T" && status === "draft" ? (
        <PeriodicForm report={report} />
      ) : (
        <Card className="p-5! sm:p-7!">
          <PeriodicWords text={report.text} />
        </Card>
      )}
      <PeriodicFigures figures={report.figures} />
      {reader === "A" && status === "submitted" && <StaffDecision report={report} />}
    </div>
  );
}

/** Three months of one pupil with one teacher. */
export function PeriodicReportPage({ id, reader }: { id: string; reader: Reader }) {
  const { t } = useTranslation("reports");
  const query = useQuery(periodicReportQuery(id));
  const isNone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="mb-3">{t("periodic.one")}</h1>
      {isNone ? (
        <NoReport />
      ) : (
        <QueryView query={query}>{(report) => <Sheet report={report} reader={reader} />}</QueryView>
      )}
    </div>
  );
}
