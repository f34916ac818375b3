import { type MinimalPair, WORD_SECONDS_MAX, type WordSide } from "@riwaq/contracts/memory/ear";

import { SpokenControls } from "../../../../components/recorder/spoken-controls.tsx";
import { wordOf } from "../model/drill.ts";
import { soundOf } from "../model/ear-queries.ts";
import { useSpeak } from "../model/use-pairs.ts";

/** A word with its recording; whoever may records it anew. */
export function SpokenWord({ pair, side }: { pair: MinimalPair; side: WordSide }) {
  const speaking = useSpeak(pair.id, side);
  return (
    <div className="space-y-3">
      <p lang="ar" dir="rtl" className="text-2xl leading-relaxed">
        {wordOf(pair, side)}
      </p>
      <SpokenControls
        text={wordOf(pair, side)}
        address={pair.spoken.includes(side) ? soundOf(pair, side) : null}
        recording={pair.can_change && { speaking, secondsMax: WORD_SECONDS_MAX }}
      />
    </div>
  );
}
