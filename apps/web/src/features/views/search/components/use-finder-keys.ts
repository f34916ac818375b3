import type { KeyboardEvent } from "react";

import { useLanguage } from "../../../../i18n/use-language.ts";
import type { Line } from "../model/lines.ts";
import type { Finder } from "./use-finder.ts";

type Acts = { choose: (line: Line, action: number) => void; close: () => void };

/** Up and down through the lines, on and back through what can be done with one, Enter does it. */
export function useFinderKeys(finder: Finder, { choose, close }: Acts) {
  const { direction } = useLanguage();
  const { text, place, move, turn, type } = finder;
  const isRtl = direction === "rtl";

  const enter = async () => {
    const chosen = await finder.chosen();
    if (chosen) choose(chosen.line, chosen.action);
  };
  /** Before the text's end the arrows are the field's own. */
  const turnAtEnd = ({ selectionStart, value }: HTMLInputElement, by: number) =>
    (place.action > 0 || selectionStart === value.length) && turn(by);

  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const field = event.currentTarget;
    const acts: Record<string, () => unknown> = {
      ArrowDown: () => move(place.line + 1),
      ArrowUp: () => move(place.line - 1),
      Enter: () => void enter(),
      Escape: () => (text === "" ? close() : type("")),
      [isRtl ? "ArrowLeft" : "ArrowRight"]: () => turnAtEnd(field, 1),
      [isRtl ? "ArrowRight" : "ArrowLeft"]: () => turnAtEnd(field, -1),
    };
    const act = acts[event.key];
    if (act && act() !== false) event.preventDefault();
  };
}
