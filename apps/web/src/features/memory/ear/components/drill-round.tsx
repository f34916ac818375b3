import { type WordSide, WORD_SIDES } from "@riwaq/contracts/memory/ear";
import { Volume2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { usePlay } from "../../../../components/recorder/use-play.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { cn } from "../../../../lib/cn.ts";
import { isolated } from "../../../../lib/format.ts";
import { type Round, wordOf } from "../model/drill.ts";
import { soundOf } from "../model/ear-queries.ts";

type RoundProps = {
  round: Round;
  /** The button that went on to it is gone: the keyboard goes on here. */
  isLater: boolean;
  chosen: WordSide | undefined;
  onChoose: (side: WordSide) => void;
  onNext: () => void;
};

/** A word is heard, and which of the two it was is chosen; afterwards a press on either plays it. */
export function DrillRound({ round, isLater, chosen, onChoose, onNext }: RoundProps) {
  const { t } = useTranslation("ear");
  const { play, hasFailed } = usePlay();
  const listen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLater) listen.current?.focus();
  }, [isLater]);
  const { pair, side } = round;
  const isAnswered = chosen !== undefined;
  const said = { word: isolated(wordOf(pair, side)) };
  return (
    <div className="space-y-6">
      <Button ref={listen} size="lg" onClick={() => play(soundOf(pair, side))}>
        <Volume2 aria-hidden strokeWidth={1.75} />
        {t("drill.listen")}
      </Button>
      {hasFailed && <p role="alert">{t("drill.silent")}</p>}
      <div role="group" aria-label={t("drill.which")} className="grid grid-cols-2 gap-3">
        {WORD_SIDES.map((one) => (
          <button
            key={one}
            type="button"
            lang="ar"
            dir="rtl"
            aria-pressed={one === chosen}
            className={cn(
              "min-h-28 rounded-md border bg-surface p-4 text-3xl leading-relaxed",
              isAnswered && one === side ? "border-primary bg-paper-deep" : "border-line-strong",
            )}
            onClick={() => (isAnswered ? play(soundOf(pair, one)) : onChoose(one))}
          >
            {wordOf(pair, one)}
          </button>
        ))}
      </div>
      <div aria-live="polite" className="min-h-24 space-y-4">
        {isAnswered && (
          <>
            <p className="font-semibold">{t(chosen === side ? "drill.yes" : "drill.was", said)}</p>
            <p className="text-sm text-ink-muted">{t("drill.compare")}</p>
            <Button onClick={onNext}>{t("drill.next")}</Button>
          </>
        )}
      </div>
    </div>
  );
}
