import { Eraser, PenLine, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Tooltip } from "../../../../components/ui/tooltip.tsx";
import { cn } from "../../../../lib/cn.ts";
import { COLOURS, WIDTHS, WIDTH_NAMES } from "../model/paper.ts";
import type { InkColour, Pen } from "../model/paper.ts";
import type { useInk } from "../model/use-ink.ts";
import { useUndoKey } from "../model/use-undo-key.ts";
import { ToolChoices } from "./tool-choices.tsx";

const SWATCHES: Record<InkColour, string> = { ink: "bg-ink", clay: "bg-danger", lapis: "bg-info" };

type PenProps = { pen: Pen; onPen: (pen: Pen) => void };

function PenChoices({ pen, onPen }: PenProps) {
  const { t } = useTranslation("classroom");
  const take = (change: Partial<Pen>) => onPen({ ...pen, ...change });
  const swatch = "rounded-full forced-color-adjust-none";
  return (
    <>
      <ToolChoices
        legend={t("board.tool")}
        value={pen.tool}
        onChoose={(tool) => take({ tool })}
        choices={[
          { value: "pen", name: t("board.pen"), look: <PenLine strokeWidth={1.75} /> },
          { value: "eraser", name: t("board.eraser"), look: <Eraser strokeWidth={1.75} /> },
        ]}
      />
      <ToolChoices
        legend={t("board.colour")}
        value={pen.colour}
        // Whoever takes a colour or a width wants to write with it.
        onChoose={(colour) => take({ tool: "pen", colour })}
        choices={COLOURS.map((colour) => ({
          value: colour,
          name: t(`board.colours.${colour}`),
          look: <span className={cn(swatch, "size-5", SWATCHES[colour])} />,
        }))}
      />
      <ToolChoices
        legend={t("board.width")}
        value={pen.width}
        onChoose={(width) => take({ tool: "pen", width })}
        choices={WIDTH_NAMES.map((width) => ({
          value: width,
          name: t(`board.widths.${width}`),
          look: (
            <span
              className={cn(swatch, "w-5", SWATCHES[pen.colour])}
              style={{ blockSize: `${WIDTHS[width] / 2}px` }}
            />
          ),
        }))}
      />
    </>
  );
}

function ClearButton({ board, onClear }: { board: number; onClear: () => void }) {
  const { t } = useTranslation("classroom");
  const [isAsked, setIsAsked] = useState(false);
  const clear = () => {
    setIsAsked(false);
    onClear();
  };
  return (
    <AlertDialog
      isOpen={isAsked}
      onOpenChange={setIsAsked}
      title={t("board.clear.title", { board })}
      description={t("board.clear.text")}
      confirmLabel={t("board.clear.confirm")}
      isDestructive
      onConfirm={clear}
      trigger={
        <Button variant="outline" size="icon" aria-label={t("board.clear.label", { board })}>
          <Trash2 aria-hidden strokeWidth={1.75} />
        </Button>
      }
    />
  );
}

type BoardToolsProps = PenProps & {
  ink: ReturnType<typeof useInk>;
  board: number;
  mayClear: boolean;
};

/** What one writes with, and how it is taken back. */
export function BoardTools({ pen, onPen, ink, board, mayClear }: BoardToolsProps) {
  const { t } = useTranslation("classroom");
  useUndoKey(ink.undo);
  const canClear = mayClear && ink.shown.length > 0;
  return (
    <div role="group" aria-label={t("board.tools")} className="flex flex-wrap items-center gap-2">
      <PenChoices pen={pen} onPen={onPen} />
      <div className="ms-auto flex gap-2">
        <Tooltip label={t("board.undo")}>
          <Button
            variant="outline"
            size="icon"
            aria-label={t("board.undo")}
            aria-keyshortcuts="Control+Z Meta+Z"
            aria-disabled={!ink.canUndo}
            onClick={ink.undo}
          >
            <Undo2 aria-hidden strokeWidth={1.75} />
          </Button>
        </Tooltip>
        {canClear && <ClearButton board={board} onClear={ink.clear} />}
      </div>
    </div>
  );
}
