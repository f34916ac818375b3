import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/use-language.ts";
import { cn } from "../../../lib/cn.ts";
import { formatDayOfMonth, formatLongDate, formatWeekday } from "../../../lib/format.ts";
import type { DayPart, Slot, SlotDay } from "../../../lib/week-slots.ts";
import { SlotButton } from "./slot-button.tsx";
import type { SlotZones } from "./slot-button.tsx";

export type SlotChoice = SlotZones & {
  isChosen: (start: string) => boolean;
  onChoose: ((start: string) => void) | undefined;
};

type SlotDaySectionProps = {
  day: SlotDay;
  /** Those parts of a day in which the week has anything free. */
  parts: readonly DayPart[];
  choice: SlotChoice;
  focused: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

const midnight = (date: string) => `${date}T00:00:00Z`;

/** As a column's head, and on phones as what opens the day. */
function DayHeads({ day, isOpen, onToggle, panelId }: DayHeadsProps) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  const count = day.slots.length;
  const free = count === 0 ? t("slots.noneDay") : t("slots.count", { count });
  return (
    <h3 className="font-sans text-base tracking-normal">
      <span className="hidden text-center @3xl:block">
        <span className="block text-sm text-ink-muted">
          {formatWeekday(midnight(day.date), language, "UTC")}
        </span>
        <span className="block font-semibold">{formatDayOfMonth(day.date, language)}</span>
      </span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        disabled={count === 0}
        onClick={onToggle}
        className="flex min-h-12 w-full items-center py-1.5 gap-3 text-start @3xl:hidden"
      >
        <span className="flex grow flex-wrap items-baseline gap-x-3">
          <span className="font-semibold first-letter:uppercase">
            {formatLongDate(midnight(day.date), language, "UTC")}
          </span>{" "}
          <span className="ms-auto text-sm font-normal text-ink-muted">{free}</span>
        </span>
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className={cn(
            "size-4.5 shrink-0 text-ink-muted transition-transform",
            isOpen && "rotate-180",
            count === 0 && "invisible",
          )}
        />
      </button>
    </h3>
  );
}

type DayHeadsProps = Pick<SlotDaySectionProps, "day" | "isOpen" | "onToggle"> & {
  panelId: string;
};

type PartProps = { part: DayPart; slots: readonly Slot[]; tabStop: string | undefined };

function SlotPart({ part, slots, tabStop, ...choice }: PartProps & SlotChoice) {
  const { t } = useTranslation("lessons");
  const { isChosen, ...rest } = choice;
  return (
    <div className={cn("space-y-1.5", slots.length === 0 && "hidden @3xl:block")}>
      <p className="text-sm text-ink-muted @3xl:text-center">
        {slots.length > 0 && t(`slots.${part}`)}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1.5 @3xl:grid-cols-1">
        {slots.map((slot) => (
          <SlotButton
            key={slot.start}
            slot={slot}
            isChosen={isChosen(slot.start)}
            isTabStop={slot.start === tabStop}
            {...rest}
          />
        ))}
      </div>
    </div>
  );
}

/** A day of the free week: a column where there is room, else a part of a list that opens. */
export function SlotDaySection(props: SlotDaySectionProps) {
  const { day, parts, choice, focused, isOpen, onToggle } = props;
  const { language } = useLanguage();
  const panelId = useId();
  const starts = day.slots.map(({ start }) => start);
  const tabStop = [focused, starts.find(choice.isChosen), starts[0]].find(
    (start) => start !== undefined && starts.includes(start),
  );
  return (
    <section
      aria-label={formatLongDate(midnight(day.date), language, "UTC")}
      className="border-t border-line first:border-t-0 @3xl:row-span-(--rows) @3xl:grid @3xl:grid-rows-subgrid @3xl:border-t-0"
    >
      <DayHeads day={day} isOpen={isOpen} onToggle={onToggle} panelId={panelId} />
      <div id={panelId} className={cn("space-y-3 pb-4 @3xl:contents", !isOpen && "hidden")}>
        {parts.map((part) => (
          <SlotPart
            key={part}
            part={part}
            slots={day.slots.filter((slot) => slot.part === part)}
            tabStop={tabStop}
            {...choice}
          />
        ))}
      </div>
    </section>
  );
}
