import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/use-language.ts";
import { cn } from "../../../lib/cn.ts";
import { formatLongDate, formatTime } from "../../../lib/format.ts";
import type { Slot } from "../../../lib/week-slots.ts";
import { useCity } from "../use-city.ts";

export type SlotZones = { readerZone: string; otherZone: string };

type SlotButtonProps = SlotZones & {
  slot: Slot;
  isChosen: boolean;
  isTabStop: boolean;
  /** Without it the hour is only shown. */
  onChoose: ((start: string) => void) | undefined;
};

/** "Tuesday 24 November, 18:00 Paris, 19:00 Cairo", for those who do not see the column's head. */
function useSlotLabel({ readerZone, otherZone }: SlotZones) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  const city = useCity();
  const clock = (start: string, zone: string) =>
    t("slots.clockOf", { time: formatTime(start, language, zone), city: city(zone) });
  return (start: string) => {
    const day = formatLongDate(start, language, readerZone);
    const mine = clock(start, readerZone);
    return otherZone === readerZone
      ? t("slots.oneClock", { day, mine })
      : t("slots.twoClocks", { day, mine, other: clock(start, otherZone) });
  };
}

/** One free start: the reader's hour, the other side's beneath it. */
export function SlotButton(props: SlotButtonProps) {
  const { slot, readerZone, otherZone, isChosen, isTabStop, onChoose } = props;
  const { language } = useLanguage();
  const labelOf = useSlotLabel({ readerZone, otherZone });
  return (
    <button
      type="button"
      aria-label={labelOf(slot.start)}
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
      <bdi className="font-semibold whitespace-nowrap tabular-nums">
        {formatTime(slot.start, language, readerZone)}
      </bdi>
      {otherZone !== readerZone && (
        <bdi
          className={cn(
            "text-sm whitespace-nowrap tabular-nums",
            isChosen ? "text-on-primary" : "text-ink-muted",
          )}
        >
          {formatTime(slot.start, language, otherZone)}
        </bdi>
      )}
    </button>
  );
}
