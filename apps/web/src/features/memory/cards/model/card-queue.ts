import * as calls from "@riwaq/contracts/memory/cards.calls";
import type { QueryClient } from "@tanstack/react-query";

import { api } from "../../../../lib/api.ts";
import { createAnswerQueue } from "../../../../lib/practice/answer-queue.ts";
import { personQueue } from "../../../../lib/practice/person-queue.ts";
import { invalidate } from "../../../../lib/query-of.ts";
import { type CardAnswer, keepWithout, waitingOnDevice } from "./read-cards.ts";

async function send(studentId: string, answers: readonly CardAnswer[]) {
  const body = {
    answers: answers.map(({ id, card_id, day, verdict, answered_at }) => ({
      id,
      card_id,
      day,
      verdict,
      answered_at,
    })),
  };
  return (await api(calls.answer, { params: { id: studentId }, body })).taken;
}

type Told = { client: QueryClient; onRefused: (answers: readonly CardAnswer[]) => void };

/** How cards went: each answer is sent at once, and waits where there is no line. */
export const cardQueueOf = personQueue<CardAnswer, Told>((by, { client, onRefused }) =>
  createAnswerQueue({
    by,
    store: waitingOnDevice,
    undoMs: 0,
    send,
    onSent: async (_studentId, answers) => {
      await keepWithout(by, answers);
      await invalidate(client, [calls.ofStudent, calls.today]);
    },
    onRefused,
  }),
);
