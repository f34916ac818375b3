import "../../../../styles/mushaf.css";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import type { WordPlace } from "@riwaq/domain/learning/mushaf/words";

import { cn } from "../../../../lib/cn.ts";

type MushafWordProps = {
  place: WordPlace;
  wordOf: (place: WordPlace) => string | undefined;
  className?: string;
};

/** A word as the mushaf writes it, with where it stands. */
export function MushafWord({ place, wordOf, className }: MushafWordProps) {
  const text = wordOf(place);
  return (
    <span className={cn("flex flex-wrap items-baseline gap-x-3", className)}>
      {text !== undefined && (
        <span lang="ar" dir="rtl" className="font-[Mushaf] text-4xl leading-[2]">
          {text}
        </span>
      )}
      <bdi className="text-sm text-ink-muted tabular-nums">{wordKey(place)}</bdi>
    </span>
  );
}
