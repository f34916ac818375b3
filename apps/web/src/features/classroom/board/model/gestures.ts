import type { InkPoint } from "@riwaq/domain/classroom/strokes";

/** What of a pointer's event counts here. */
type Touch = {
  pointerId: number;
  pointerType: string;
  pressure: number;
  button: number;
  buttons: number;
  clientX: number;
  clientY: number;
  timeStamp: number;
};

type Surface = {
  /** From the window to thousandths of the board. */
  place: (touch: { clientX: number; clientY: number }) => { x: number; y: number };
  /** The line so far, in one array that grows; null where it is gone. */
  onLine: (line: { points: readonly InkPoint[]; isEraser: boolean } | null) => void;
  onEnd: (line: { points: readonly InkPoint[]; durationMs: number; isEraser: boolean }) => void;
  /** Where nothing is drawn, for pointing at things. */
  onHover: (at: { x: number; y: number } | null, timeStampMs: number) => void;
};

/** A hand lies on the board before and after its pen touches it. */
const PALM_MS = 1000;
const FULL_PRESSURE = 100;
/** Mouse and finger know no pressure; a pen that says none says nothing. */
const EVEN_PRESSURE = 50;
const ERASER_BUTTON = 32;
const LEAST_STEP = 0.5;

type Drawing = { id: number; type: string; startMs: number; isEraser: boolean; points: InkPoint[] };

const pressureOf = ({ pointerType, pressure }: Touch) =>
  pointerType === "pen" && pressure > 0 ? pressure * FULL_PRESSURE : EVEN_PRESSURE;

/**
 * One line at a time out of the events of pen, fingers and mouse. A finger draws nothing while a pen is about, nor two
 * fingers, which move the page; a pen takes over from a palm that came before it.
 */
export function followGestures(surface: Surface) {
  const fingers = new Set<number>();
  let drawing: Drawing | null = null;
  let penSeenMs = Number.NEGATIVE_INFINITY;
  let areTwoDown = false;

  const discard = () => {
    drawing = null;
    surface.onLine(null);
  };
  const add = (line: Drawing, touch: Touch) => {
    const { x, y } = surface.place(touch);
    const last = line.points.at(-1);
    if (last && Math.hypot(x - last.x, y - last.y) < LEAST_STEP) return;
    line.points.push({ x, y, pressure: pressureOf(touch) });
  };
  const mayBegin = (touch: Touch) => {
    if (touch.pointerType === "mouse") return touch.button === 0 && drawing === null;
    if (touch.pointerType === "pen") return drawing?.type !== "pen";
    const isPalm = touch.timeStamp - penSeenMs < PALM_MS;
    return !areTwoDown && !isPalm && drawing === null;
  };
  const lift = (touch: Touch) => {
    fingers.delete(touch.pointerId);
    if (fingers.size === 0) areTwoDown = false;
    if (touch.pointerType === "pen") penSeenMs = touch.timeStamp;
  };

  return {
    /** Whether a line begins here, so that the pointer is to be held. */
    down(touch: Touch): boolean {
      if (touch.pointerType === "pen") penSeenMs = touch.timeStamp;
      if (touch.pointerType === "touch") fingers.add(touch.pointerId);
      if (fingers.size > 1) {
        areTwoDown = true;
        if (drawing?.type === "touch") discard();
      }
      if (!mayBegin(touch)) return false;
      const isEraser = (touch.buttons & ERASER_BUTTON) !== 0;
      const { pointerId: id, pointerType: type, timeStamp: startMs } = touch;
      drawing = { id, type, startMs, isEraser, points: [] };
      add(drawing, touch);
      surface.onLine(drawing);
      return true;
    },
    /** `between`: what the browser gathered since the event before. */
    move(touch: Touch, between: readonly Touch[] = []) {
      if (touch.pointerType === "pen") penSeenMs = touch.timeStamp;
      if (drawing?.id !== touch.pointerId) {
        if (drawing === null && touch.pointerType !== "touch") {
          surface.onHover(surface.place(touch), touch.timeStamp);
        }
        return;
      }
      for (const one of between.length > 0 ? between : [touch]) add(drawing, one);
      surface.onLine(drawing);
    },
    up(touch: Touch) {
      lift(touch);
      if (drawing?.id !== touch.pointerId) return;
      const { points, startMs, isEraser } = drawing;
      surface.onEnd({ points, durationMs: touch.timeStamp - startMs, isEraser });
      discard();
    },
    cancel(touch: Touch) {
      lift(touch);
      if (drawing?.id === touch.pointerId) discard();
    },
    leave(touch: Touch) {
      surface.onHover(null, touch.timeStamp);
    },
  };
}
