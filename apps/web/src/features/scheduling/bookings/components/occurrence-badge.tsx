import type { Occurrence } from "@riwaq/contracts/scheduling/bookings";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import type { BadgeTone } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatTime } from "../../../../lib/format.ts";

const TONES: Record<Occurrence["state"], BadgeTone> = {
  ok: "green",
  shifted: "yellow",
  teacher_busy: "red",
  student_busy: "red",
  outside_hours: "yellow",
  too_soon: "yellow",
  holiday: "blue",
};

type OccurrenceBadgeProps = { occurrence: Occurrence; anchorZone: string };

/** What stands against one lesson, in a word; an hour that the clocks skip is named with the one that takes its place. */
export function OccurrenceBadge({ occurrence, anchorZone }: OccurrenceBadgeProps) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const { state, starts_at } = occurrence;
  return (
    <Badge tone={TONES[state]} className="whitespace-normal">
      {t(`state.${state}`, { time: formatTime(starts_at, language, anchorZone) })}
    </Badge>
  );
}
