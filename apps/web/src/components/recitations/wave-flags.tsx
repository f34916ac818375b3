import { severityOf } from "@riwaq/domain/learning/marks/kinds";

import { cn } from "../../lib/cn.ts";
import { formatClock } from "../../lib/format.ts";
import { useKindNames } from "../marks/kind-names.ts";
import type { PlacedMark } from "./marked-word.tsx";

export type Moment = { id: string; at_ms: number; label: string };

type FlagProps = { mark: PlacedMark; part: number; isChosen: boolean; onPress: () => void };

/** A mark at its moment: filled for a clear mistake, a ring for one against a rule of beauty. */
function Flag({ mark, part, isChosen, onPress }: FlagProps) {
  const { phraseOf } = useKindNames();
  const isClear = severityOf(mark.kind) === "jali";
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      title={`${formatClock(mark.at_ms / 1000)} · ${phraseOf(mark)}`}
      className="absolute inset-y-0 w-6 -translate-x-1/2 cursor-pointer"
      style={{ insetInlineStart: `${part * 100}%` }}
      onClick={onPress}
    >
      <span
        className={cn(
          "mx-auto block h-20 w-0.5 forced-colors:bg-[CanvasText]",
          isClear ? "bg-danger" : "bg-accent",
        )}
      />
      <span
        className={cn(
          "mx-auto block rounded-full border-3 forced-colors:border-[CanvasText]",
          isClear ? "border-danger bg-danger" : "border-accent bg-surface",
          isChosen ? "size-4.5" : "size-3",
        )}
      />
    </button>
  );
}

type MomentFlagProps = { moment: Moment; part: number; onPress: () => void };

/** Words or a voice at its moment: a square, where marks are round. */
function MomentFlag({ moment, part, onPress }: MomentFlagProps) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      title={moment.label}
      className="absolute top-0 w-6 -translate-x-1/2 cursor-pointer"
      style={{ insetInlineStart: `${part * 100}%` }}
      onClick={onPress}
    >
      <span className="mx-auto block size-3 rounded-xs bg-info forced-colors:bg-[CanvasText]" />
      <span className="mx-auto block h-17 w-0.5 bg-info forced-colors:bg-[CanvasText]" />
    </button>
  );
}

type FlagsProps = {
  marks: readonly PlacedMark[];
  moments: readonly Moment[];
  durationMs: number;
  chosen: string | null;
  onSeek: (ms: number) => void;
  onMark: (mark: PlacedMark) => void;
};

/** Where in a recording something was marked or said. */
export function WaveFlags(props: FlagsProps) {
  const { marks, moments, durationMs, chosen, onSeek, onMark } = props;
  return (
    <>
      {moments.map((moment) => (
        <MomentFlag
          key={moment.id}
          moment={moment}
          part={moment.at_ms / Math.max(durationMs, 1)}
          onPress={() => onSeek(moment.at_ms)}
        />
      ))}
      {marks.map((mark) => (
        <Flag
          key={mark.id}
          mark={mark}
          part={mark.at_ms / Math.max(durationMs, 1)}
          isChosen={mark.id === chosen}
          onPress={() => onMark(mark)}
        />
      ))}
    </>
  );
}
