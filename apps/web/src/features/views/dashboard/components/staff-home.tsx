import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";

const TASKS = [
  { key: "messages", to: paths.messages, variant: "default" },
  { key: "periodic", to: paths.periodicReports, variant: "outline" },
  { key: "outbox", to: paths.outbox, variant: "outline" },
  { key: "institute", to: paths.institute, variant: "outline" },
] as const;

export function StaffHome() {
  const { t } = useTranslation("dashboard");
  return (
    <>
      <PageHeader title={t("title")} description={t("home.A")} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {TASKS.map(({ key, to, variant }) => (
          <Card key={key} className="flex flex-col items-start">
            <CardTitle>{t(`staff.${key}.title`)}</CardTitle>
            <p className="mt-2 mb-5 text-ink-muted">{t(`staff.${key}.text`)}</p>
            <Button asChild variant={variant} className="mt-auto">
              <Link to={to}>{t(`staff.${key}.link`)}</Link>
            </Button>
          </Card>
        ))}
      </div>
    </>
  );
}
