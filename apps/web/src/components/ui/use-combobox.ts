import { useId, useState } from "react";
import type { KeyboardEvent } from "react";

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export type ComboboxValues<T> = {
  value: T | null;
  onChange: (value: T) => void;
  /** What is offered; null while nothing has been typed since it opened. */
  find: (typed: string | null) => readonly T[];
};

type Keys = Record<string, () => unknown>;

const pressing = (keys: Keys) => (event: KeyboardEvent) => {
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
};

/** Text that narrows the list, and a line of it that the arrows move. */
export function useCombobox<T extends string | number>({
  value,
  find,
  onChange,
}: ComboboxValues<T>) {
  const listId = useId();
  const [text, setText] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const options = isOpen ? find(text) : [];

  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    setActiveIndex(Math.max(0, value === null ? 0 : find(null).indexOf(value)));
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
  const choose = (option: T) => {
    onChange(option);
    close();
  };
  const move = (index: number) => {
    setActiveIndex(index);
    document.getElementById(optionId(listId, index))?.scrollIntoView({ block: "nearest" });
  };

  const keys: Keys = isOpen
    ? {
        ArrowDown: () => move(Math.min(activeIndex + 1, Math.max(0, options.length - 1))),
        ArrowUp: () => move(Math.max(activeIndex - 1, 0)),
        Enter: () => options[activeIndex] !== undefined && choose(options[activeIndex]),
        Escape: close,
      }
    : { ArrowDown: open, ArrowUp: open };

  const activeId = options.length > 0 ? optionId(listId, activeIndex) : undefined;
  const state = { listId, text, isOpen, options, activeIndex, activeId };
  return { ...state, open, close, type, choose, onKeyDown: pressing(keys) };
}
