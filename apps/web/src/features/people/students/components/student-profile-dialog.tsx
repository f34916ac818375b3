import type { Student } from "@riwaq/contracts/people/students";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FactList } from "../../../../components/ui/fact-list.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { LastActivity } from "./last-activity.tsx";
import { PerformanceBadge } from "./performance-badge.tsx";

/** The View button with the profile that it opens. */
export function StudentProfileDialog({ student }: { student: Student }) {
  const { t } = useTranslation(["students", "common"]);
  const { language } = useLanguage();
  const { id, name, age, last_activity, performance } = student;
  const facts = [
    { label: t("table.name"), value: <bdi>{name}</bdi> },
    { label: t("table.age"), value: formatNumber(age, language) },
    { label: t("table.lastActivity"), value: <LastActivity date={last_activity} /> },
    { label: t("table.performance"), value: <PerformanceBadge performance={performance} /> },
  ];
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" aria-label={t("viewLabel", { name })}>
          {t("common:actions.view")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("profile.title")}>
        <FactList facts={facts} />
        <DialogActions>
          <Button asChild variant="outline">
            <Link to={paths.memory} params={{ id }}>
              {t("common:titles.memory")}
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.progress} params={{ id }}>
              {t("profile.progress")}
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.homework} params={{ id }}>
              {t("common:titles.homework")}
            </Link>
          </Button>
          <Button asChild>
            <Link to={paths.sessions} search={{ new: id }}>
              {t("profile.schedule")}
            </Link>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
