import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { paths } from "../../../config/paths.ts";

/** What teachers find at the families' address. */
export function ForFamilies() {
  const { t } = useTranslation(["teachers", "common"]);
  const action = (
    <Button asChild variant="outline">
      <Link to={paths.home}>{t("common:notFound.home")}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState title={t("familiesOnly.title")} hint={t("familiesOnly.hint")} action={action} />
    </>
  );
}
