import { useId, useState } from "react";
import type { KeyboardEvent } from "react";

export function optionId(listId: string, index: number) {
  return `${listId}-${index}`;
}

type ComboboxProps<T> = {
  /** What is offered; null while nothing has been typed since it opened. */
  find: (typed: string | null) => readonly T[];
  /** The line that the keyboard stands on when the whole list opens. */
  firstIndex?: (options: readonly T[]) => number;
  onChoose: (option: T) => void;
};

/** The behaviour of a combobox: text that narrows the list, and a line of it that the arrows move. */
export function useCombobox<T>({ find, firstIndex = () => 0, onChoose }: ComboboxProps<T>) {
  const listId = useId();
  const [text, setText] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const options = isOpen ? find(text) : [];

  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    setActiveIndex(Math.max(0, firstIndex(find(null))));
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
    onChoose(option);
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
      if (active !== undefined) choose(active);
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
  const shown = options;
  return {
    listId,
    text,
    isOpen,
    shown,
    activeIndex,
    activeId,
    open,
    close,
    type,
    choose,
    onKeyDown,
  };
}
