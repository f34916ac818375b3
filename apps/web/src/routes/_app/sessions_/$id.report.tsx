import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ClosedPage } from "../../../components/layout/closed-page.tsx";
import { ReportFormPage } from "../../../features/learning/reports/components/report-form-page.tsx";
import {
  offeredPhrasesQuery,
  reportFormsQuery,
} from "../../../features/learning/reports/queries.ts";
import { beginAs, useHeldHomes } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/sessions_/$id/report")({
  staticData: {
    page: "reportForm",
    namespaces: ["reports", "memory", "marks", "lessons", "cities", "errors"],
  },
  loader: ({ context: { user }, params }) =>
    void beginAs(user, "T", reportFormsQuery(params.id), offeredPhrasesQuery),
  component: ReportFormRoute,
});

function ReportFormRoute() {
  const { t } = useTranslation("reports");
  const { user } = Route.useRouteContext();
  const { id } = Route.useParams();
  if (useHeldHomes(user).includes("T")) return <ReportFormPage key={id} session={id} />;
  return (
    <ClosedPage title={t("form.title")} reason={t("form.closed")} hint={t("form.closedHint")} />
  );
}
