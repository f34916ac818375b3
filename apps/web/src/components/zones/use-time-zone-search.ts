import { useId, useState } from "react";
import type { KeyboardEvent } from "react";

import { matchingTimeZones, timeZonesWith } from "../../lib/time-zones.ts";

/** More than anyone scrolls through; typing one more letter is shorter. */
const SHOWN_MAX = 60;

export function optionId(listId: string, index: number) {
  return `${listId}-${index}`;
}

/** The behaviour of a combobox: text that narrows the list, and a line of it that the arrows move. */
export function useTimeZoneSearch(value: string, onChange: (zone: string) => void) {
  const listId = useId();
  const [text, setText] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const zones = isOpen ? matchingTimeZones(timeZonesWith(value), text ?? "") : [];
  const shown = text === null ? [value, ...zones.filter((zone) => zone !== value)] : zones;
  const options = shown.slice(0, SHOWN_MAX);

  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    setActiveIndex(0);
  };
  const close = () => {
    setIsOpen(false);
    setText(null);
  };
  const type = (typed: string) => {
    setIsOpen(true);
    setText(typed);
    setActiveIndex(0);
  };
  const choose = (zone: string) => {
    onChange(zone);
    close();
  };
  const move = (index: number) => {
    setActiveIndex(index);
    document.getElementById(optionId(listId, index))?.scrollIntoView({ block: "nearest" });
  };

  const whenOpen: Record<string, () => void> = {
    ArrowDown: () => move(Math.min(activeIndex + 1, options.length - 1)),
    ArrowUp: () => move(Math.max(activeIndex - 1, 0)),
    Enter: () => {
      const active = options[activeIndex];
      if (active) choose(active);
    },
    Escape: close,
  };
  const whenClosed: Record<string, () => void> = { ArrowDown: open, ArrowUp: open };

  const onKeyDown = (event: KeyboardEvent) => {
    const act = (isOpen ? whenOpen : whenClosed)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const activeId = isOpen && options.length > 0 ? optionId(listId, activeIndex) : undefined;
  return {
    listId,
    text,
    isOpen,
    shown: options,
    activeIndex,
    activeId,
    open,
    close,
    type,
    choose,
    onKeyDown,
  };
}
