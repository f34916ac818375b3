import type { PeriodicReportLine } from "@riwaq/contracts/learning/periodic-reports";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import type { BadgeTone } from "../../../../components/ui/badge.tsx";

const TONES: Record<PeriodicReportLine["status"], BadgeTone> = {
  draft: "neutral",
  submitted: "blue",
  approved: "green",
};

type PeriodicBadgeProps = { report: Pick<PeriodicReportLine, "status" | "return_note"> };

/** How far it has come; what staff sent back is a draft of its own kind. */
export function PeriodicBadge({ report: { status, return_note } }: PeriodicBadgeProps) {
  const { t } = useTranslation("reports");
  const isReturned = status === "draft" && return_note !== "";
  if (isReturned) return <Badge tone="yellow">{t("periodic.returned")}</Badge>;
  return <Badge tone={TONES[status]}>{t(`periodic.status.${status}`)}</Badge>;
}
