import type { Grade } from "@riwaq/contracts/learning/reports";
import { useTranslation } from "react-i18next";

import { Badge } from "../ui/badge.tsx";
import type { BadgeTone } from "../ui/badge.tsx";

const TONES: Record<Grade, BadgeTone> = { Excellent: "green", Good: "blue", Average: "yellow" };

/** A grade by its word and its colour. Wants the namespace `reports`. */
export function GradeBadge({ grade, className }: { grade: Grade; className?: string }) {
  const { t } = useTranslation("reports");
  return (
    <Badge tone={TONES[grade]} className={className}>
      {t(`grades.${grade}`)}
    </Badge>
  );
}
