import type { InkPoint } from "@riwaq/domain/classroom/strokes";
import { inkPoints } from "@riwaq/domain/classroom/strokes";
import { memo } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatList, isolated } from "../../../../lib/format.ts";
import { inkPath } from "../model/ink-path.ts";
import {
  BASE_LINES,
  DEEP_BELOW,
  INKS,
  PAPER_HEIGHT,
  PAPER_WIDTH,
  SMALL_ABOVE,
  TALL_ABOVE,
} from "../model/paper.ts";
import type { Pen } from "../model/paper.ts";
import { useDrawing } from "../model/use-drawing.ts";
import type { Place } from "../model/use-drawing.ts";
import type { Ink } from "../model/use-ink.ts";

type BoardSheetProps = {
  board: number;
  ink: readonly Ink[];
  nameOf: (personId: string) => string;
  pointer: Place | null;
  pen: Pen;
  mayDraw: boolean;
  onDraw: (points: readonly InkPoint[], durationMs: number) => void;
  onErase: (places: readonly Place[]) => void;
  onPoint: ((at: Place | null) => void) | undefined;
};

function Rule({ y, className }: { y: number; className: string }) {
  return (
    <line
      x1={0}
      x2={PAPER_WIDTH}
      y1={y}
      y2={y}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

/** Tall letters, small ones, the base line, and what hangs below it. */
const PaperLines = memo(function PaperLines() {
  return BASE_LINES.map((base) => (
    <g key={base} className="stroke-1">
      <Rule y={base - TALL_ABOVE} className="stroke-line" />
      <Rule y={base - SMALL_ABOVE} className="stroke-line-strong/50 [stroke-dasharray:4_5]" />
      <Rule y={base} className="stroke-primary/60 stroke-2" />
      <Rule y={base + DEEP_BELOW} className="stroke-line" />
    </g>
  ));
});

/** A line that was drawn is never another one: it is reckoned once. */
const InkLine = memo(
  function InkLine({ ink }: { ink: Ink }) {
    return <path d={inkPath(inkPoints(ink.points), ink.width)} className={INKS[ink.colour]} />;
  },
  (before, after) => before.ink.id === after.ink.id,
);

/** "Board 1: 12 strokes by Youssef, 3 by Inès", for those who do not see it. */
function useDrawnWords({ board, ink, nameOf }: Pick<BoardSheetProps, "board" | "ink" | "nameOf">) {
  const { t } = useTranslation("classroom");
  const { language } = useLanguage();
  if (ink.length === 0) return t("board.empty", { board });
  const counts = new Map<string, number>();
  for (const { by_id: by } of ink) counts.set(by, (counts.get(by) ?? 0) + 1);
  const strokes = [...counts].map(([by, count]) =>
    t("board.strokes", { count, name: isolated(nameOf(by)) }),
  );
  return t("board.drawn", { board, strokes: formatList(strokes, language) });
}

const VIEW = `0 0 ${PAPER_WIDTH} ${PAPER_HEIGHT}`;

/** What moves lies on a layer of its own: the lines beneath are not painted again for each point. */
function Moving({
  livePath,
  pen,
  pointer,
}: Pick<BoardSheetProps, "pen" | "pointer"> & { livePath: RefObject<SVGPathElement | null> }) {
  return (
    <svg
      aria-hidden
      viewBox={VIEW}
      className="pointer-events-none absolute inset-0 size-full will-change-transform"
    >
      <path ref={livePath} className={INKS[pen.colour]} />
      {pointer && (
        <circle
          cx={pointer.x}
          cy={pointer.y}
          r={14}
          className="fill-accent/30 stroke-accent stroke-4"
        />
      )}
    </svg>
  );
}

/** The sheet of one board, drawn alike in both directions of writing. */
export function BoardSheet(props: BoardSheetProps) {
  const { ink, pointer, pen, mayDraw } = props;
  const { sheet, livePath, events } = useDrawing(props);
  return (
    <div className="relative overflow-hidden rounded-md border border-line">
      <svg
        ref={sheet}
        role="img"
        aria-label={useDrawnWords(props)}
        viewBox={VIEW}
        className={cn(
          "block aspect-4/3 w-full bg-surface select-none",
          // Two fingers still move and enlarge the page.
          mayDraw && "touch-pinch-zoom",
          mayDraw && (pen.tool === "eraser" ? "cursor-cell" : "cursor-crosshair"),
        )}
        {...(mayDraw && events)}
      >
        <PaperLines />
        {ink.map((one) => (
          <InkLine key={one.id} ink={one} />
        ))}
      </svg>
      <Moving livePath={livePath} pen={pen} pointer={pointer} />
    </div>
  );
}
