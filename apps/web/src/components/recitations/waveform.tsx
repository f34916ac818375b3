import type { KeyboardEvent, PointerEvent } from "react";
import { useTranslation } from "react-i18next";

import { formatClock } from "../../lib/format.ts";
import type { PlacedMark } from "./marked-word.tsx";
import { STEP_MS } from "./use-sound.ts";
import { type Moment, WaveFlags } from "./wave-flags.tsx";

type WaveformProps = {
  peaks: readonly number[];
  marks: readonly PlacedMark[];
  atMs: number;
  durationMs: number;
  chosen: string | null;
  onSeek: (ms: number) => void;
  onToggle: () => void;
  onMark: (mark: PlacedMark) => void;
  /** Where somebody said something to it. */
  moments?: readonly Moment[];
};

/** A line where nobody has measured how loud it was. */
const FLAT = [0.02];
const QUIETEST = 4;

function Bars({ peaks, part }: { peaks: readonly number[]; part: number }) {
  const bars = peaks.length > 0 ? peaks : FLAT;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${bars.length} 100`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      {bars.map((peak, at) => {
        const height = Math.max(QUIETEST, peak * 100);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={at}
            x={at + 0.15}
            y={(100 - height) / 2}
            width={0.7}
            height={height}
            className={
              at / bars.length < part
                ? "fill-primary forced-colors:fill-[Highlight]"
                : "fill-line-strong forced-colors:fill-[GrayText]"
            }
          />
        );
      })}
    </svg>
  );
}

type Played = { atMs: number; durationMs: number };

function placeByKey(key: string, { atMs, durationMs }: Played): number | undefined {
  const places: Partial<Record<string, number>> = {
    ArrowRight: atMs + STEP_MS,
    ArrowLeft: atMs - STEP_MS,
    Home: 0,
    End: durationMs,
  };
  return places[key];
}

/** How loud it was, how far it has come, and where something was marked; the list below says the same in words. */
export function Waveform(props: WaveformProps) {
  const { peaks, marks, atMs, durationMs, chosen, onSeek, onToggle, onMark, moments = [] } = props;
  const { t } = useTranslation("recitations");
  const part = durationMs > 0 ? atMs / durationMs : 0;
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) onSeek(((event.clientX - left) / width) * durationMs);
  };
  const type = (event: KeyboardEvent) => {
    const to = placeByKey(event.key, { atMs, durationMs });
    if (to === undefined && event.key !== " ") return;
    event.preventDefault();
    if (to === undefined) onToggle();
    else onSeek(to);
  };
  return (
    // Time runs alike in all languages.
    <div dir="ltr" className="relative pb-5">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t("player.place")}
        aria-valuemin={0}
        aria-valuemax={Math.round(durationMs / 1000)}
        aria-valuenow={Math.round(atMs / 1000)}
        aria-valuetext={t("player.of", {
          at: formatClock(atMs / 1000),
          length: formatClock(durationMs / 1000),
        })}
        className="relative h-20 cursor-pointer touch-manipulation rounded-sm"
        onPointerDown={press}
        onKeyDown={type}
      >
        <Bars peaks={peaks} part={part} />
      </div>
      <WaveFlags {...{ marks, moments, durationMs, chosen, onSeek, onMark }} />
    </div>
  );
}
