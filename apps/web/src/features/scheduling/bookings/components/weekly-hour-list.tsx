import { X } from "lucide-react";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatTime, formatWeekday } from "../../../../lib/format.ts";

type WeeklyHourListProps = {
  starts: readonly string[];
  readerZone: string;
  otherZone: string;
  onRemove: (start: string) => void;
};

/** The hours of the week that have been pointed at, each with its way out. */
export function WeeklyHourList({ starts, readerZone, otherZone, onRemove }: WeeklyHourListProps) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {starts.map((start) => {
        const day = formatWeekday(start, language, readerZone);
        const time = formatTime(start, language, readerZone);
        return (
          <li key={start} className="flex items-center justify-between gap-3 py-1">
            <span className="flex flex-wrap gap-x-3">
              <span className="font-semibold first-letter:uppercase">{day}</span>
              <TwoClocks startsAt={start} readerZone={readerZone} otherZone={otherZone} />
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t("series.remove", { day, time })}
              onClick={() => onRemove(start)}
            >
              <X aria-hidden strokeWidth={1.75} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
