import type { CSSProperties, KeyboardEvent } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { DAY_PARTS } from "../../../lib/week-slots.ts";
import type { SlotDay } from "../../../lib/week-slots.ts";
import { nextSlot } from "./next-slot.ts";
import { SlotDaySection } from "./slot-day.tsx";
import type { SlotChoice } from "./slot-day.tsx";

type SlotWeekProps = { days: readonly SlotDay[]; choice: SlotChoice };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const from = event.target;
  if (!(from instanceof HTMLElement) || from.dataset["start"] === undefined) return;
  const next = nextSlot(event.currentTarget, from, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Seven days of free hours. Each day is one stop of the tab key; arrows lead on from there. */
export function SlotWeek({ days, choice }: SlotWeekProps) {
  const { t } = useTranslation("lessons");
  const [focused, setFocused] = useState<string>();
  const [toggled, setToggled] = useState<string | null>();
  const opened = toggled ?? days.find(({ slots }) => slots.length > 0)?.date;
  const parts = DAY_PARTS.filter((part) =>
    days.some(({ slots }) => slots.some((slot) => slot.part === part)),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons within
    <div
      role="group"
      aria-label={t("slots.label")}
      style={{ "--rows": parts.length + 1 } as CSSProperties}
      className="@3xl:grid @3xl:grid-cols-7 @3xl:gap-x-2 @3xl:gap-y-3"
      onKeyDown={moveFocus}
      onFocus={({ target }) => setFocused(target.dataset["start"])}
    >
      {days.map((day) => (
        <SlotDaySection
          key={day.date}
          day={day}
          parts={parts}
          choice={choice}
          focused={focused}
          isOpen={opened === day.date}
          onToggle={() => setToggled(opened === day.date ? "" : day.date)}
        />
      ))}
    </div>
  );
}
