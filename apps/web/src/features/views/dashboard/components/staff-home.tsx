import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { homesQuery } from "../../../../lib/own-homes.ts";
import { MissingTeachers } from "./missing-teachers.tsx";

const TASKS = [
  { key: "unanswered", to: paths.unanswered, right: "people" },
  { key: "messages", to: paths.messages, right: "people" },
  { key: "applicants", to: paths.applicants, right: "people" },
  { key: "periodic", to: paths.periodicReports, right: "content" },
  { key: "outbox", to: paths.outbox, right: "people" },
  { key: "rights", to: paths.rights, right: "people" },
  { key: "institute", to: paths.institute, right: "content" },
] as const;

/** What one may decide about, and nothing that would be refused. */
export function StaffHome() {
  const { t } = useTranslation(["dashboard", "common"]);
  const query = useQuery(homesQuery);
  return (
    <>
      <PageHeader title={t("title")} description={t("home.A")} />
      <QueryView query={query}>
        {({ rights }) => {
          const tasks = TASKS.filter(({ right }) => rights.includes(right));
          if (tasks.length === 0) {
            return (
              <EmptyState title={t("staff.none")} hint={t("common:rights.missing.askSomebody")} />
            );
          }
          return (
            <>
              {rights.includes("people") && <MissingTeachers />}
              <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
                {tasks.map(({ key, to }, index) => (
                  <Card key={key} className="flex flex-col items-start">
                    <CardTitle>{t(`staff.${key}.title`)}</CardTitle>
                    <p className="mt-2 mb-5 text-ink-muted">{t(`staff.${key}.text`)}</p>
                    <Button
                      asChild
                      variant={index === 0 ? "default" : "outline"}
                      className="mt-auto"
                    >
                      <Link to={to}>{t(`staff.${key}.link`)}</Link>
                    </Button>
                  </Card>
                ))}
              </div>
            </>
          );
        }}
      </QueryView>
    </>
  );
}
