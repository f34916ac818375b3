import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Card } from "../../../../components/ui/card.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { type Answered, type Round, answersOf } from "../model/drill.ts";
import { useAnswerDrill } from "../model/use-answer-drill.ts";
import { DrillEnd } from "./drill-end.tsx";
import { DrillRound } from "./drill-round.tsx";

type DrillProps = {
  pupil: string;
  /** Where the pupil is. */
  today: string;
  /** The words of another drill. */
  draw: () => Round[];
};

/** One word after the other; what came of it is told once, at the end. */
export function Drill({ pupil, today, draw }: DrillProps) {
  const { t } = useTranslation("ear");
  const { language } = useLanguage();
  const [rounds, setRounds] = useState(draw);
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const [at, setAt] = useState(0);
  const answering = useAnswerDrill(pupil);
  const round = rounds[at];
  const send = (all: readonly Answered[]) =>
    answering.mutate({ day: today, answers: answersOf(all) });
  const again = () => {
    answering.reset();
    setRounds(draw());
    setAnswered([]);
    setAt(0);
  };
  const goOn = () => {
    setAt(at + 1);
    if (at + 1 === rounds.length) send(answered);
  };
  if (!round) {
    const retry = answering.isError ? () => send(answered) : undefined;
    return <DrillEnd answered={answered} onAgain={again} onRetry={retry} />;
  }
  const number = (count: number) => formatNumber(count, language);
  return (
    <Card className="mx-auto max-w-xl space-y-6 text-center">
      <p className="text-sm text-ink-muted">
        {t("drill.of", { at: number(at + 1), all: number(rounds.length) })}
      </p>
      <DrillRound
        key={at}
        round={round}
        isLater={at > 0}
        chosen={answered[at]?.chosen}
        onChoose={(chosen) => setAnswered([...answered, { ...round, chosen }])}
        onNext={goOn}
      />
    </Card>
  );
}
