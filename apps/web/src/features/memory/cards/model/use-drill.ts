import type { CardToLearn, CardsOfPupil } from "@riwaq/contracts/memory/cards";
import type { Verdict } from "@riwaq/contracts/memory/plan";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import { toast } from "../../../../components/ui/toast-store.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { cardQueueOf } from "./card-queue.ts";
import { withoutAnswered } from "./read-cards.ts";

/** The cards of today one after the other: what is wished once more comes again at the end, and each answer is sent. */
export function useDrill(by: string, of: CardsOfPupil) {
  const { t } = useTranslation("cards");
  const client = useQueryClient();
  const waiting = useMemo(() => {
    const onRefused = () => toast({ title: t("practice.refused"), variant: "destructive" });
    return cardQueueOf(by, { client, onRefused });
  }, [by, client, t]);
  const { student_id: studentId, today: day } = of;
  const unsent = useSyncExternalStore(waiting.subscribe, waiting.all);
  const [queue, setQueue] = useState<readonly CardToLearn[]>(
    () => withoutAnswered(of, waiting.all()).cards,
  );
  const [turn, setTurn] = useState(0);
  const answer = (verdict: Verdict) => {
    const [card, ...rest] = queue;
    if (!card) return;
    const answered_at = new Date().toISOString();
    const said = { card_id: card.id, day, verdict, answered_at };
    waiting.add({ id: randomUuid(), by, student_id: studentId, ...said });
    setQueue(verdict === "again" ? [...rest, card] : rest);
    setTurn(turn + 1);
  };
  return {
    card: queue[0],
    left: queue.length,
    turn,
    answer,
    unsent: unsent.filter((one) => one.student_id === studentId).length,
  };
}
