import type { CardAnswers, CardToLearn, CardsOfPupil } from "@riwaq/contracts/memory/cards";
import type { Verdict } from "@riwaq/contracts/memory/plan";
import { useState } from "react";

import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useAnswerCards } from "../mutations.ts";

type Answer = CardAnswers["answers"][number];

/** The cards of today one after the other: what is wished once more comes again at the end, and each answer is sent. */
export function useDrill({ student_id: id, today, cards }: CardsOfPupil) {
  const [queue, setQueue] = useState<readonly CardToLearn[]>(cards);
  const [turn, setTurn] = useState(0);
  const [unsent, setUnsent] = useState<readonly Answer[]>([]);
  const { mutate, isPending } = useAnswerCards(id);
  const send = (answers: readonly Answer[]) => {
    setUnsent(answers);
    if (answers.length === 0) return;
    const sent = new Set(answers.map((one) => one.id));
    mutate(
      { answers: [...answers] },
      { onSuccess: () => setUnsent((kept) => kept.filter((one) => !sent.has(one.id))) },
    );
  };
  const answer = (verdict: Verdict) => {
    const [card, ...rest] = queue;
    if (!card) return;
    const at = new Date().toISOString();
    const said = { id: randomUuid(), card_id: card.id, day: today, verdict, answered_at: at };
    setQueue(verdict === "again" ? [...rest, card] : rest);
    setTurn(turn + 1);
    send([...unsent, said]);
  };
  return {
    card: queue[0],
    left: queue.length,
    turn,
    answer,
    unsent: unsent.length,
    isSending: isPending,
    sendAgain: () => send(unsent),
  };
}
