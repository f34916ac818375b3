import { POINTER_STAYS_MS } from "@riwaq/domain/classroom/view";
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

import type { Room } from "../model/create-room.ts";

/** A finger that rests so long points, and taps no more. */
const REST_MS = 450;
/** A finger that goes so far does not rest. */
const DRIFT_PX = 10;

export const wordOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-word]") : null;

/** The teacher points with the mouse as it moves, or with a finger that rests first. */
export function usePointing(room: Room, isOn: boolean) {
  const resting = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(
    null,
  );
  const isPointing = useRef(false);
  const at = (element: Element | null) => {
    const word = wordOf(element)?.dataset["word"];
    room.point(word === undefined ? null : { word });
  };
  const lift = () => {
    if (resting.current) clearTimeout(resting.current.timer);
    resting.current = null;
  };
  const handlers = {
    onPointerDown: ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
      isPointing.current = false;
      if (!isOn || pointerType === "mouse") return;
      const begin = () => {
        isPointing.current = true;
        at(target as Element);
      };
      resting.current = { timer: setTimeout(begin, REST_MS), x, y };
    },
    onPointerMove: ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
      if (!isOn) return;
      if (pointerType === "mouse") return at(target as Element);
      const from = resting.current;
      if (!isPointing.current && from && Math.hypot(x - from.x, y - from.y) > DRIFT_PX) lift();
      // A touch stays with the word on which it began.
      if (isPointing.current) at(document.elementFromPoint(x, y));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (isOn && pointerType === "mouse") room.point(null);
    },
  };
  return { handlers, wasPointing: () => isPointing.current };
}

/** Where the teacher points, drawn on the page as it is: React draws nothing anew for it. */
export function usePointed(box: RefObject<HTMLElement | null>, room: Room): void {
  useEffect(() => {
    let [shown, fading]: [Element | null, ReturnType<typeof setTimeout> | undefined] = [
      null,
      undefined,
    ];
    const fade = () => {
      shown?.removeAttribute("data-pointed");
      shown = null;
    };
    const draw = () => {
      const at = room.pointer.get();
      clearTimeout(fading);
      fade();
      if (!at || !("word" in at)) return;
      shown = box.current?.querySelector(`[data-word="${CSS.escape(at.word)}"]`) ?? null;
      shown?.setAttribute("data-pointed", "");
      fading = setTimeout(fade, POINTER_STAYS_MS);
    };
    const stop = room.pointer.subscribe(draw);
    return () => {
      stop();
      clearTimeout(fading);
      fade();
    };
  }, [box, room]);
}
