import type { InkPoint } from "@riwaq/domain/classroom/strokes";
import { beforeEach, describe, expect, it } from "vitest";

import { followGestures } from "./gestures.ts";

type Ended = { points: InkPoint[]; durationMs: number; isEraser: boolean };
let ended: Ended[] = [];
let live: number | null = null;
let hovered: ({ x: number; y: number } | null)[] = [];
let gestures = followGestures({
  place: () => ({ x: 0, y: 0 }),
  onLine: () => {},
  onEnd: () => {},
  onHover: () => {},
});

beforeEach(() => {
  [ended, live, hovered] = [[], null, []];
  gestures = followGestures({
    place: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
    onLine: (line) => (live = line?.points.length ?? null),
    onEnd: (line) => ended.push({ ...line, points: [...line.points] }),
    onHover: (at) => hovered.push(at),
  });
});

const at = (pointerId: number, pointerType: "pen" | "touch" | "mouse", x = 0, timeStamp = 0) => ({
  pointerId,
  pointerType,
  clientX: x,
  clientY: 0,
  timeStamp,
  pressure: 0.3,
  button: 0,
  buttons: 1,
});

describe("a line", () => {
  it("goes from where the pointer came down to where it was lifted, with all that lay between", () => {
    expect(gestures.down(at(1, "mouse", 0, 100))).toBe(true);
    gestures.move(at(1, "mouse", 30, 150), [
      at(1, "mouse", 10),
      at(1, "mouse", 20),
      at(1, "mouse", 30),
    ]);
    expect(live).toBe(4);
    gestures.up(at(1, "mouse", 30, 400));
    expect(ended).toMatchObject([{ durationMs: 300, isEraser: false }]);
    expect(ended[0]?.points.map(({ x }) => x)).toEqual([0, 10, 20, 30]);
    expect(live).toBeNull();
  });

  it("has the pressure of a pen, and an even one of a mouse or a finger", () => {
    for (const type of ["pen", "mouse"] as const) {
      gestures.down(at(1, type));
      gestures.up(at(1, type));
    }
    expect(ended.map(({ points }) => points[0]?.pressure)).toEqual([30, 50]);
  });

  it("is none by another button of the mouse, and an eraser's by the other end of a pen", () => {
    expect(gestures.down({ ...at(1, "mouse"), button: 2, buttons: 2 })).toBe(false);
    gestures.down({ ...at(2, "pen"), button: 5, buttons: 32 });
    gestures.up(at(2, "pen"));
    expect(ended.map(({ isEraser }) => isEraser)).toEqual([true]);
  });

  it("is gone where the browser takes the pointer for something else", () => {
    gestures.down(at(1, "touch"));
    gestures.cancel(at(1, "touch"));
    gestures.up(at(1, "touch"));
    expect(ended).toEqual([]);
    expect(live).toBeNull();
  });
});

describe("a hand on the board", () => {
  it("draws nothing while a pen does, nor shortly after", () => {
    gestures.down(at(1, "pen", 0, 1000));
    expect(gestures.down(at(2, "touch", 50, 1100))).toBe(false);
    gestures.move(at(2, "touch", 60, 1200));
    gestures.up(at(1, "pen", 20, 2000));
    gestures.up(at(2, "touch", 60, 2100));
    expect(gestures.down(at(3, "touch", 0, 2500))).toBe(false);
    gestures.up(at(3, "touch", 0, 2600));
    expect(ended).toHaveLength(1);
    expect(gestures.down(at(4, "touch", 0, 3600))).toBe(true);
  });

  it("that came before the pen gives way to it", () => {
    gestures.down(at(1, "touch", 0, 1000));
    expect(gestures.down(at(2, "pen", 5, 1100))).toBe(true);
    gestures.move(at(1, "touch", 90, 1200));
    gestures.up(at(2, "pen", 9, 1300));
    expect(ended.map(({ points }) => points.map(({ x }) => x))).toEqual([[5]]);
  });

  it("draws nothing with two fingers, until both are lifted", () => {
    gestures.down(at(1, "touch"));
    expect(gestures.down(at(2, "touch", 40))).toBe(false);
    gestures.up(at(1, "touch"));
    expect(gestures.down(at(3, "touch", 40))).toBe(false);
    gestures.up(at(2, "touch"));
    gestures.up(at(3, "touch"));
    expect(ended).toEqual([]);
    expect(gestures.down(at(4, "touch"))).toBe(true);
  });
});

it("tells where mouse and pen point as long as nothing is drawn, and when they leave", () => {
  gestures.move(at(1, "mouse", 7));
  gestures.move(at(2, "touch", 8));
  gestures.leave(at(1, "mouse"));
  gestures.down(at(1, "mouse"));
  gestures.move(at(1, "mouse", 9));
  expect(hovered).toEqual([{ x: 7, y: 0 }, null]);
});
