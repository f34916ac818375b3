import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan } from "../../../../lib/format.ts";

type WeekStepsProps = {
  dates: readonly string[];
  /** Counted from the present week. */
  week: number;
  onWeek: (week: number) => void;
};

/** Which week is on show, and the way to the others. */
export function WeekSteps({ dates, week, onWeek }: WeekStepsProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const [first = "", last = first] = [dates[0], dates.at(-1)];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label={t("week.previous")}
          onClick={() => onWeek(week - 1)}
        >
          <ChevronLeft strokeWidth={1.75} className="flip-rtl" />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={t("week.next")}
          onClick={() => onWeek(week + 1)}
        >
          <ChevronRight strokeWidth={1.75} className="flip-rtl" />
        </Button>
        <Button variant="outline" aria-disabled={week === 0} onClick={() => onWeek(0)}>
          {t("week.now")}
        </Button>
      </div>
      <h2 aria-live="polite" className="text-xl!">
        {formatDateSpan(first, last, language)}
      </h2>
    </div>
  );
}
