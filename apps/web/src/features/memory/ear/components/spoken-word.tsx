import { type MinimalPair, WORD_SECONDS_MAX, type WordSide } from "@riwaq/contracts/memory/ear";
import { Mic, Square, Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { usePlay } from "../../../../components/recorder/use-play.ts";
import { useWordRecorder } from "../../../../components/recorder/use-word-recorder.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { wordOf } from "../model/drill.ts";
import { soundOf } from "../model/ear-queries.ts";
import { useSpeak } from "../model/use-pairs.ts";

type WordProps = { pair: MinimalPair; side: WordSide };

/** A word with its recording; whoever may records it anew. */
export function SpokenWord({ pair, side }: WordProps) {
  const { t } = useTranslation("ear");
  const { play, hasFailed } = usePlay();
  const word = { word: isolated(wordOf(pair, side)) };
  const isSpoken = pair.spoken.includes(side);
  return (
    <div className="space-y-3">
      <p lang="ar" dir="rtl" className="text-2xl leading-relaxed">
        {wordOf(pair, side)}
      </p>
      <div className="flex flex-wrap gap-2">
        {isSpoken && (
          <Button
            variant="outline"
            aria-label={t("pairs.hearWord", word)}
            onClick={() => play(soundOf(pair, side))}
          >
            <Volume2 aria-hidden strokeWidth={1.75} />
            {t("pairs.hear")}
          </Button>
        )}
        {pair.can_change && <RecordWord pair={pair} side={side} />}
      </div>
      {hasFailed && <p role="alert">{t("drill.silent")}</p>}
    </div>
  );
}

function RecordWord({ pair, side }: WordProps) {
  const { t } = useTranslation("ear");
  const failureMessages = useFailureMessages();
  const { step, error, begin, stop } = useWordRecorder(useSpeak(pair.id, side), WORD_SECONDS_MAX);
  const word = { word: isolated(wordOf(pair, side)) };
  const isRecording = step === "recording";
  const messages =
    typeof error === "string" ? [t(`pairs.faults.${error}`)] : failureMessages(error);
  return (
    <>
      <Button
        variant={isRecording ? "default" : "outline"}
        disabled={step === "sending"}
        aria-label={t(isRecording ? "pairs.stopWord" : "pairs.recordWord", word)}
        onClick={isRecording ? stop : () => void begin()}
      >
        {isRecording ? <Square aria-hidden /> : <Mic aria-hidden strokeWidth={1.75} />}
        {t(isRecording ? "pairs.stop" : "pairs.record")}
      </Button>
      <ErrorList messages={error ? messages : []} />
    </>
  );
}
