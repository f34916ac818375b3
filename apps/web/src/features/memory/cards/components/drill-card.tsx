import type { CardToLearn } from "@riwaq/contracts/memory/cards";
import type { Verdict } from "@riwaq/contracts/memory/plan";
import { VERDICTS } from "@riwaq/domain/memory/grade";
import { foldText } from "@riwaq/domain/people/search-text";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { usePlay } from "../../../../components/recorder/use-play.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { useCardFile } from "../model/use-card-file.ts";
import { type AskedProps, LookAtIt, Picture, TypeIt } from "./asked-side.tsx";
import { SoundButton } from "./sound-button.tsx";

type TurnedProps = Omit<AskedProps, "onTurn"> & {
  typed: string;
  onAnswer: (verdict: Verdict) => void;
};

function Turned({ card, picture, sound, typed, onAnswer }: TurnedProps) {
  const { t } = useTranslation("cards");
  const group = useRef<HTMLDivElement>(null);
  // Whoever works by keyboard goes on where the card was turned.
  useEffect(() => group.current?.focus(), []);
  const isRight = foldText(typed) === foldText(card.arabic);
  return (
    <>
      <p lang="ar" dir="rtl" className="py-6 text-5xl leading-relaxed">
        {card.arabic}
      </p>
      {sound}
      <Picture address={picture} />
      <p className="text-2xl" dir="auto">
        {card.meaning}
      </p>
      {card.note && (
        <p className="text-ink-muted" dir="auto">
          {card.note}
        </p>
      )}
      {typed !== "" && (
        <p role="status">
          <bdi lang="ar">{typed}</bdi> · {t(isRight ? "practice.right" : "practice.other")}
        </p>
      )}
      <div
        ref={group}
        tabIndex={-1}
        role="group"
        aria-label={t("practice.how")}
        className="grid gap-3 pt-4 sm:grid-cols-3"
      >
        {VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            variant={verdict === "alone" ? "default" : "outline"}
            onClick={() => onAnswer(verdict)}
          >
            {t(`practice.${verdict}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

type DrillCardProps = {
  card: CardToLearn;
  isTyped: boolean;
  onAnswer: (verdict: Verdict) => void;
};

/** One card: first one side, then both, and how it went. */
export function DrillCard({ card, isTyped, onAnswer }: DrillCardProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const Asked = isTyped ? TypeIt : LookAtIt;
  const { play, hasFailed } = usePlay();
  const picture = useCardFile(card, "picture");
  const address = useCardFile(card, "sound");
  const hear = () => address !== null && play(address);
  const turn = (text: string) => {
    setTyped(text);
    // A press has begun it, so that browsers let it be heard.
    hear();
  };
  const sound = address !== null && (
    <p className="flex flex-wrap items-center justify-center gap-3">
      <SoundButton word={card.arabic} onPlay={hear} hasFailed={hasFailed} />
    </p>
  );
  const shown = { card, picture, sound };
  return (
    <article className="space-y-4 rounded-md border border-line bg-surface p-6 text-center">
      {typed === null ? (
        <Asked {...shown} onTurn={turn} />
      ) : (
        <Turned {...shown} typed={typed} onAnswer={onAnswer} />
      )}
    </article>
  );
}
