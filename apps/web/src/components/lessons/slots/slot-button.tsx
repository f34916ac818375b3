import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/use-language.ts";
import { cn } from "../../../lib/cn.ts";
import { formatLongDate, formatTime } from "../../../lib/format.ts";
import { useCity } from "../../../lib/use-city.ts";
import type { Slot } from "../../../lib/week-slots.ts";

export type SlotZones = { readerZone: string; otherZone: string };

type SlotButtonProps = SlotZones & {
  slot: Slot;
  isChosen: boolean;
  isTabStop: boolean;
  /** Without it the hour is only shown. */
  onChoose: ((start: string) => void) | undefined;
};

type SlotClockProps = { start: string; zone: string; className: string };

/** What is seen is the hour alone, what is heard its city as well: the head of the column is far away. */
function SlotClock({ start, zone, className }: SlotClockProps) {
  const { language } = useLanguage();
  const city = useCity();
  return (
    <span className={cn("whitespace-nowrap tabular-nums", className)}>
      <bdi>{formatTime(start, language, zone)}</bdi> <span className="sr-only">{city(zone)}</span>
    </span>
  );
}

/** One free start: the reader's hour, the other side's beneath it. */
export function SlotButton(props: SlotButtonProps) {
  const { slot, readerZone, otherZone, isChosen, isTabStop, onChoose } = props;
  const { language } = useLanguage();
  const { t } = useTranslation("lessons");
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!onChoose}
      tabIndex={isTabStop ? 0 : -1}
      data-start={slot.start}
      data-date={slot.date}
      data-minute={slot.minute}
      onClick={() => onChoose?.(slot.start)}
      className={cn(
        "flex min-h-11 w-full flex-col items-center justify-center rounded-md border px-1 py-1 leading-tight transition-colors",
        isChosen
          ? "border-primary bg-primary text-on-primary"
          : "border-line-strong/60 bg-surface hover:border-primary hover:bg-success-soft disabled:border-line disabled:bg-transparent",
      )}
    >
      <span className="sr-only">
        {t("slots.on", { day: formatLongDate(slot.start, language, readerZone) })}
      </span>{" "}
      <SlotClock start={slot.start} zone={readerZone} className="font-semibold" />{" "}
      {otherZone !== readerZone && (
        <SlotClock
          start={slot.start}
          zone={otherZone}
          className={cn("text-sm", isChosen ? "text-on-primary" : "text-ink-muted")}
        />
      )}
    </button>
  );
}
