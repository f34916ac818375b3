import type { CardToLearn } from "@riwaq/contracts/memory/cards";
import type { Verdict } from "@riwaq/contracts/memory/plan";
import { VERDICTS } from "@riwaq/domain/memory/grade";
import { foldText } from "@riwaq/domain/people/search-text";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { ArabicKeyboard } from "../../../../components/arabic-keyboard/arabic-keyboard.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";

type AskedProps = { card: CardToLearn; onTurn: (typed: string) => void };

function TypeIt({ card, onTurn }: AskedProps) {
  const { t } = useTranslation("cards");
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const check = (event: FormEvent) => {
    event.preventDefault();
    onTurn(text);
  };
  return (
    <form onSubmit={check} className="space-y-4 text-start">
      <p className="text-center text-2xl" dir="auto">
        {card.meaning}
      </p>
      <TextField
        ref={field}
        label={t("practice.answer")}
        lang="ar"
        dir="rtl"
        autoComplete="off"
        className="text-2xl"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ArabicKeyboard field={field} />
      <Button type="submit" className="w-full">
        {t("practice.check")}
      </Button>
    </form>
  );
}

function LookAtIt({ card, onTurn }: AskedProps) {
  const { t } = useTranslation("cards");
  return (
    <>
      <p lang="ar" dir="rtl" className="py-6 text-5xl leading-relaxed">
        {card.arabic}
      </p>
      <Button className="w-full" onClick={() => onTurn("")}>
        {t("practice.show")}
      </Button>
    </>
  );
}

type TurnedProps = { card: CardToLearn; typed: string; onAnswer: (verdict: Verdict) => void };

function Turned({ card, typed, onAnswer }: TurnedProps) {
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
  return (
    <article className="space-y-4 rounded-md border border-line bg-surface p-6 text-center">
      {typed === null ? (
        <Asked card={card} onTurn={setTyped} />
      ) : (
        <Turned card={card} typed={typed} onAnswer={onAnswer} />
      )}
    </article>
  );
}
