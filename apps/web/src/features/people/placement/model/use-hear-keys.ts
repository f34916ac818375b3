import { useEffect, useEffectEvent } from "react";

import { isControl } from "./use-answer-keys.ts";

/** L plays it again wherever the focus is, by place or by sign; the space bar where nothing else answers to it. */
export function useHearKeys(onHear: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const isSpace = event.key === " " && !isControl(event.target);
    if (!isSpace && event.code !== "KeyL" && event.key.toLowerCase() !== "l") return;
    // The page would move down.
    event.preventDefault();
    onHear();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
