import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../components/ui/card.tsx";
import { paths } from "../../../config/paths.ts";

export function StaffHome() {
  const { t } = useTranslation("dashboard");
  return (
    <Card className="max-w-xl">
      <CardTitle>{t("staff.title")}</CardTitle>
      <p className="mt-2 text-ink-muted">{t("staff.text")}</p>
      <Button asChild className="mt-5">
        <Link to={paths.outbox}>{t("staff.link")}</Link>
      </Button>
    </Card>
  );
}
