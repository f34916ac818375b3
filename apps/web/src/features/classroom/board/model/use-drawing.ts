import type { InkPoint } from "@riwaq/domain/classroom/strokes";
import { useEffect, useRef } from "react";
import type { PointerEvent, RefObject } from "react";

import { followGestures } from "./gestures.ts";
import { inkPath } from "./ink-path.ts";
import { PAPER_HEIGHT, PAPER_WIDTH, WIDTHS } from "./paper.ts";
import type { Pen } from "./paper.ts";

export type Place = { x: number; y: number };

type DrawingOptions = {
  pen: Pen;
  onDraw: (points: readonly InkPoint[], durationMs: number) => void;
  onErase: (places: readonly Place[]) => void;
  /** Where the mouse or the pen is while it draws nothing; null where it has gone. */
  onPoint?: ((at: Place | null) => void) | undefined;
};

type Latest = RefObject<DrawingOptions>;
type Sheet = RefObject<SVGSVGElement | null>;
type LivePath = RefObject<SVGPathElement | null>;

/** Others see where somebody points as it moves; more often would only fill the line. */
const POINT_EVERY_MS = 60;

const placeOn =
  (sheet: Sheet) =>
  ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { x, y, width } = sheet.current?.getBoundingClientRect() ?? new DOMRect();
    const scale = PAPER_WIDTH / Math.max(width, 1);
    return { x: (clientX - x) * scale, y: (clientY - y) * scale };
  };

const isOnPaper = ({ x, y }: Place) => x >= 0 && y >= 0 && x <= PAPER_WIDTH && y <= PAPER_HEIGHT;
const rounded = ({ x, y }: Place) => ({ x: Math.round(x), y: Math.round(y) });

/** The line under the pen, drawn once a frame and past React, which is not asked for each point. */
function liveLine(path: LivePath, latest: Latest) {
  let points: readonly InkPoint[] = [];
  let frame = 0;
  const paint = () => {
    frame = 0;
    path.current?.setAttribute("d", inkPath(points, WIDTHS[latest.current.pen.width]));
  };
  return (next: readonly InkPoint[]) => {
    points = next;
    if (frame === 0) frame = requestAnimationFrame(paint);
  };
}

function surfaceOf(sheet: Sheet, path: LivePath, latest: Latest) {
  const show = liveLine(path, latest);
  let erased = 0;
  let pointedMs = Number.NEGATIVE_INFINITY;
  const erases = (isEraser: boolean) => isEraser || latest.current.pen.tool === "eraser";
  return followGestures({
    place: placeOn(sheet),
    onLine: (line) => {
      if (line && erases(line.isEraser)) {
        latest.current.onErase(line.points.slice(erased));
        erased = line.points.length;
        return;
      }
      erased = 0;
      show(line?.points ?? []);
    },
    onEnd: ({ points, durationMs, isEraser }) => {
      if (!erases(isEraser)) latest.current.onDraw(points, durationMs);
    },
    onHover: (at, timeMs) => {
      const isSeen = at !== null && isOnPaper(at);
      if (isSeen && timeMs - pointedMs < POINT_EVERY_MS) return;
      pointedMs = timeMs;
      latest.current.onPoint?.(isSeen ? rounded(at) : null);
    },
  });
}

/** What a sheet listens to, and where the line under the pen is drawn. */
export function useDrawing(options: DrawingOptions) {
  const sheet = useRef<SVGSVGElement>(null);
  const livePath = useRef<SVGPathElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const kept = useRef<ReturnType<typeof surfaceOf>>(null);
  const gestures = () => (kept.current ??= surfaceOf(sheet, livePath, latest));
  type Event = PointerEvent<SVGSVGElement>;
  const events = {
    onPointerDown: ({ nativeEvent, currentTarget, pointerId }: Event) => {
      if (gestures().down(nativeEvent)) currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ nativeEvent }: Event) =>
      gestures().move(nativeEvent, nativeEvent.getCoalescedEvents?.()),
    onPointerUp: ({ nativeEvent }: Event) => gestures().up(nativeEvent),
    onPointerCancel: ({ nativeEvent }: Event) => gestures().cancel(nativeEvent),
    onPointerLeave: ({ nativeEvent }: Event) => gestures().leave(nativeEvent),
  };
  return { sheet, livePath, events };
}
