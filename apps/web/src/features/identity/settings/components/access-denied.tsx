import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { paths } from "../../../../config/paths.ts";

export function AccessDenied() {
  const { t } = useTranslation(["errors", "common"]);
  return (
    <EmptyState
      title={t("teacher_required")}
      action={
        <Button asChild>
          <Link to={paths.home}>{t("common:notFound.home")}</Link>
        </Button>
      }
    />
  );
}
