import { type PointerEvent, useEffect, useRef } from "react";

/** So many pixels across, and further than up or down, are a turn. */
const SWIPE_PX = 48;

/** Keys that belong to what is typed or chosen there. */
const TYPES =
  "input, textarea, select, [role=dialog], [role=menu], [role=listbox], [contenteditable]";

type Turn = (by: 1 | -1) => void;

/** Leaves turn to the left, as in every Arabic book: the left arrow and a swipe to the right go on. */
export function useTurning(turn: Turn) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(TYPES)) return;
      const by = BY_KEY[event.key];
      if (by === undefined) return;
      event.preventDefault();
      turn(by);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [turn]);
  return useSwipe(turn);
}

const BY_KEY: Readonly<Partial<Record<string, 1 | -1>>> = {
  ArrowLeft: 1,
  ArrowRight: -1,
  PageDown: 1,
  PageUp: -1,
};

function useSwipe(turn: Turn) {
  const begun = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId: id, clientX: x, clientY: y, pointerType }: PointerEvent) => {
      // A mouse selects words.
      begun.current = pointerType === "mouse" ? null : { id, x, y };
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = begun.current;
      begun.current = null;
      if (from?.id !== pointerId) return;
      const [across, along] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > 2 * Math.abs(along)) {
        turn(across > 0 ? 1 : -1);
      }
    },
    onPointerCancel: () => {
      begun.current = null;
    },
  };
}
