import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";

/** What everybody else finds at the teachers' address. */
export function StudentsForTeachers() {
  const { t } = useTranslation("students");
  const action = (
    <Button asChild variant="outline">
      <Link to={paths.sessions}>{t("teachersOnly.action")}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState title={t("teachersOnly.title")} hint={t("teachersOnly.hint")} action={action} />
    </>
  );
}
