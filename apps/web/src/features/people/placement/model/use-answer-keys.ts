import { useEffect, useEffectEvent } from "react";

/** By place and not by sign: a French keyboard has its digits above the signs. */
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

type Keys = {
  count: number;
  onChoose: (option: number) => void;
  onNext: () => void;
};

export const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest("a, button, input, select, textarea") !== null;

/** 1 to 4 choose an option wherever the focus is; Enter goes on where nothing else answers to it. */
export function useAnswerKeys({ count, onChoose, onNext }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const digit = Number(DIGIT.exec(event.code)?.[1] ?? 0);
    if (digit >= 1 && digit <= count) onChoose(digit - 1);
    else if (event.key === "Enter" && !isControl(event.target)) onNext();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
