import type { NewStroke, Stroke } from "@riwaq/contracts/classroom/room";
import { strokeNumbers, touches } from "@riwaq/domain/classroom/strokes";
import type { InkPoint } from "@riwaq/domain/classroom/strokes";
import { useRef, useState } from "react";

import { randomUuid } from "../../../../lib/random-uuid.ts";
import { ERASER_REACH, WIDTHS } from "./paper.ts";
import type { Pen } from "./paper.ts";

export type Ink = NewStroke & Pick<Stroke, "by_id">;

type InkOptions = {
  board: number;
  strokes: readonly Ink[];
  me: string;
  /** Whoever may, wipes what anybody drew. */
  mayClear: boolean;
  onDraw: (stroke: NewStroke) => Promise<unknown>;
  onWipe: (id: string) => Promise<unknown>;
  onClear: (board: number) => Promise<unknown>;
};

const without = (gone: ReadonlySet<string>, id: string) =>
  new Set([...gone].filter((one) => one !== id));

/** What is shown at once although the room has not heard of it: lines of one's own, and what was wiped. */
function useUnheard(strokes: readonly Ink[]) {
  const [sent, setSent] = useState<readonly Ink[]>([]);
  const [wiped, setWiped] = useState<ReadonlySet<string>>(new Set());
  const heard = new Set(strokes.map(({ id }) => id));
  const waiting = sent.filter(({ id }) => !heard.has(id));
  // Forgotten as soon as it is heard of: what another one wipes then is not to come back.
  if (waiting.length < sent.length) setSent(waiting);
  return {
    shown: [...strokes, ...waiting].filter(({ id }) => !wiped.has(id)),
    add: (ink: Ink) => setSent((all) => [...all, ink]),
    forget: (ids: readonly string[]) => setSent((all) => all.filter(({ id }) => !ids.includes(id))),
    hide: (id: string) => setWiped((gone) => new Set(gone).add(id)),
    bringBack: (id: string) => setWiped((gone) => without(gone, id)),
  };
}

/** The lines of a board and what can be done to them. What fails is taken back; to say so is the room's. */
export function useInk(options: InkOptions) {
  const { board, strokes, me, mayClear, onDraw, onWipe, onClear } = options;
  const unheard = useUnheard(strokes);
  const asked = useRef(new Set<string>());
  const shown = unheard.shown.filter((ink) => ink.board === board);
  const last = shown.findLast(({ by_id: by }) => by === me);

  const send = (stroke: NewStroke) => {
    unheard.add({ ...stroke, by_id: me });
    void onDraw(stroke).catch(() => unheard.forget([stroke.id]));
  };
  const wipe = (id: string) => {
    // The eraser comes over a line again before the page is drawn without it.
    if (asked.current.has(id)) return;
    asked.current.add(id);
    unheard.hide(id);
    void onWipe(id).catch(() => {
      asked.current.delete(id);
      unheard.bringBack(id);
    });
  };
  return {
    shown,
    canUndo: last !== undefined,
    draw: (points: readonly InkPoint[], durationMs: number, { colour, width }: Pen) => {
      for (const numbers of strokeNumbers(points, durationMs)) {
        send({ id: randomUuid(), board, colour, width: WIDTHS[width], points: numbers });
      }
    },
    erase: (places: readonly { x: number; y: number }[]) => {
      const mine = shown.filter(({ by_id: by }) => mayClear || by === me);
      const met = mine.filter((ink) => places.some((place) => touches(ink, place, ERASER_REACH)));
      for (const { id } of met) wipe(id);
    },
    undo: () => last && wipe(last.id),
    clear: () => {
      const ids = shown.map(({ id }) => id);
      for (const id of ids) unheard.hide(id);
      void onClear(board).catch(() => ids.forEach(unheard.bringBack));
    },
  };
}
