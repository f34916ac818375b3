import type { NewStroke, Stroke } from "@riwaq/contracts/classroom/room";
import { useState } from "react";

import { FIRST_PEN } from "../model/paper.ts";
import type { Pen } from "../model/paper.ts";
import type { Place } from "../model/use-drawing.ts";
import { useInk } from "../model/use-ink.ts";
import { BoardNumbers } from "./board-numbers.tsx";
import { BoardSheet } from "./board-sheet.tsx";
import { BoardTools } from "./board-tools.tsx";

export type BoardProps = {
  /** Which of the boards is shown. */
  board: number;
  /** Of all boards, in the order in which they were drawn. */
  strokes: readonly Stroke[];
  /** Where the teacher points, in thousandths of the board's width. */
  pointer: Place | null;
  /** The person who looks at it. */
  me: string;
  nameOf: (personId: string) => string;
  mayDraw: boolean;
  /** Whoever leads: clears a board, and wipes what anybody drew. */
  mayClear: boolean;
  /** A line is shown at once, and taken back where this is refused. */
  onDraw: (stroke: NewStroke) => Promise<unknown>;
  onWipe: (id: string) => Promise<unknown>;
  onClear: (board: number) => Promise<unknown>;
  /** Absent for those who follow. */
  onBoard?: ((board: number) => void) | undefined;
  /** Where the mouse or the pen is over the board while it draws nothing, not more often than every 60 ms. */
  onPoint?: ((at: Place | null) => void) | undefined;
};

/** A board for writing letters: lines as in a school book, pens, an eraser, and seven more boards beside it. */
export function Board(props: BoardProps) {
  const { board, strokes, pointer, nameOf, mayDraw, mayClear, onBoard, onPoint } = props;
  const [pen, setPen] = useState<Pen>(FIRST_PEN);
  const ink = useInk(props);
  return (
    <div className="space-y-3">
      {mayDraw && (
        <BoardTools pen={pen} onPen={setPen} ink={ink} mayClear={mayClear} board={board} />
      )}
      <BoardSheet
        // What is being drawn stays on the board on which it began.
        key={board}
        board={board}
        ink={ink.shown}
        nameOf={nameOf}
        pointer={pointer}
        pen={pen}
        mayDraw={mayDraw}
        onDraw={(points, durationMs) => ink.draw(points, durationMs, pen)}
        onErase={ink.erase}
        onPoint={onPoint}
      />
      <BoardNumbers board={board} strokes={strokes} onBoard={onBoard} />
    </div>
  );
}
