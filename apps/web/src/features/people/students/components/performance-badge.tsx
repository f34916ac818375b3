import type { Performance, Student } from "@riwaq/contracts/people/students";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import type { BadgeTone } from "../../../../components/ui/badge.tsx";

/** Any other value has no colour. */
const TONES: Record<Performance, BadgeTone> = {
  Excellent: "green",
  Good: "blue",
  Average: "yellow",
};

export function PerformanceBadge({ performance }: Pick<Student, "performance">) {
  const { t } = useTranslation("students");
  if (!performance) return <span className="text-ink-muted">{t("notAssessed")}</span>;
  return <Badge tone={TONES[performance]}>{t(`performance.${performance}`)}</Badge>;
}
