import type { Stroke } from "@riwaq/contracts/classroom/room";
import { BOARDS_MAX } from "@riwaq/domain/classroom/view";
import { useTranslation } from "react-i18next";

import { ToolChoices } from "./tool-choices.tsx";

type BoardNumbersProps = {
  board: number;
  strokes: readonly Stroke[];
  onBoard: ((board: number) => void) | undefined;
};

const NUMBERS = Array.from({ length: BOARDS_MAX }, (_, at) => at + 1);

function NumberLook({ board, isDrawnOn }: { board: number; isDrawnOn: boolean }) {
  return (
    <>
      <span className="tabular-nums">{board}</span>
      {isDrawnOn && (
        <span className="absolute bottom-1 size-1.5 rounded-full bg-accent forced-colors:bg-[CanvasText]" />
      )}
    </>
  );
}

/** The boards beside this one, for whoever turns to them; the others read which one they see. */
export function BoardNumbers({ board, strokes, onBoard }: BoardNumbersProps) {
  const { t } = useTranslation("classroom");
  if (!onBoard) return <p className="text-sm text-ink-muted">{t("board.number", { board })}</p>;
  const drawnOn = new Set(strokes.map((stroke) => stroke.board));
  const choices = NUMBERS.map((number) => ({
    value: number,
    name: t(drawnOn.has(number) ? "board.numberDrawnOn" : "board.number", { board: number }),
    look: <NumberLook board={number} isDrawnOn={drawnOn.has(number)} />,
  }));
  return (
    <div className="flex">
      <ToolChoices legend={t("board.boards")} choices={choices} value={board} onChoose={onBoard} />
    </div>
  );
}
