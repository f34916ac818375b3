import { POINTER_STAYS_MS } from "@riwaq/domain/classroom/view";
import { useEffect, useState } from "react";
import type { PointerEvent, ReactNode } from "react";

import { cn } from "../../../../lib/cn.ts";

/** In thousandths of the width and of the height. */
export type Place = { x: number; y: number };
export type PagePlace = Place & { page: number };

function placeOf({ currentTarget, clientX, clientY }: PointerEvent): Place {
  const { x, y, width, height } = currentTarget.getBoundingClientRect();
  const thousandths = (part: number, whole: number) =>
    Math.min(1000, Math.max(0, Math.round((part / Math.max(whole, 1)) * 1000)));
  return { x: thousandths(clientX - x, width), y: thousandths(clientY - y, height) };
}

function Pointed({ at: { x, y } }: { at: Place }) {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    const fading = setTimeout(() => setIsGone(true), POINTER_STAYS_MS);
    return () => clearTimeout(fading);
  }, []);
  if (isGone) return null;
  return (
    <span
      aria-hidden
      data-pointed
      className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-4 border-accent bg-accent/25 outline-2 outline-surface"
      style={{ insetInlineStart: `${x / 10}%`, insetBlockStart: `${y / 10}%` }}
    />
  );
}

type PointSurfaceProps = {
  /** Where the teacher points, for those who follow. */
  pointed: Place | null;
  /** For whoever leads: by the mouse or a pen as it moves, by a finger where it taps. */
  onPoint: ((at: Place | null) => void) | undefined;
  className?: string;
  inlineSize?: string;
  isBusy?: boolean;
  children: ReactNode;
};

/** Something that is pointed at: the place is the same on every screen, however large it is there. */
export function PointSurface(props: PointSurfaceProps) {
  const { pointed, onPoint, className, inlineSize, isBusy, children } = props;
  const [tapped, setTapped] = useState<Place | null>(null);
  const point = (at: Place | null) => {
    setTapped(null);
    onPoint?.(at);
  };
  const hands = onPoint && {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== "touch") point(placeOf(event));
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") point(null);
    },
    // A finger that moves the page ends otherwise.
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      const at = placeOf(event);
      onPoint(at);
      setTapped(at);
    },
  };
  const at = pointed ?? tapped;
  return (
    <div
      // Left is left on a picture, also where people write from the right.
      dir="ltr"
      aria-busy={isBusy}
      className={cn("relative", onPoint && "cursor-crosshair", className)}
      style={{ inlineSize }}
      {...hands}
    >
      {children}
      {at && <Pointed key={`${at.x} ${at.y}`} at={at} />}
    </div>
  );
}
