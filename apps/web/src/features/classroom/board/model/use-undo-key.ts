import { useEffect, useEffectEvent } from "react";

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=radio]), textarea, [contenteditable]");

/** Ctrl+Z, or ⌘Z, wherever the focus is but in a text, which has an undo of its own. */
export function useUndoKey(undo: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isUndo || event.key.toLowerCase() !== "z" || isWriting(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
