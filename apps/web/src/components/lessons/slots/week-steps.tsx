import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/use-language.ts";
import { formatDateSpan } from "../../../lib/format.ts";
import { Button } from "../../ui/button.tsx";

type WeekStepsProps = {
  dates: readonly string[];
  week: number;
  lastWeek: number;
  onWeek: (week: number) => void;
};

/** From week to week; the first is the present one. */
export function WeekSteps({ dates, week, lastWeek, onWeek }: WeekStepsProps) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="outline"
        size="icon"
        aria-label={t("slots.previous")}
        disabled={week === 0}
        onClick={() => onWeek(week - 1)}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={t("slots.next")}
        disabled={week === lastWeek}
        onClick={() => onWeek(week + 1)}
      >
        <ChevronRight aria-hidden strokeWidth={1.75} className="flip-rtl" />
      </Button>
      <p aria-live="polite" className="ms-2 font-semibold">
        {formatDateSpan(dates[0] ?? "", dates.at(-1) ?? "", language)}
      </p>
    </div>
  );
}
