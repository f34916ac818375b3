import * as plan from "@riwaq/contracts/memory/plan.calls";
import type { QueryClient } from "@tanstack/react-query";

import { api } from "../../../../lib/api.ts";
import { UNDO_MS, createAnswerQueue } from "../../../../lib/practice/answer-queue.ts";
import { answersOnDevice } from "../../../../lib/practice/device.ts";
import { personQueue } from "../../../../lib/practice/person-queue.ts";
import { invalidate } from "../../../../lib/query-of.ts";
import type { PracticeAnswer } from "./practice.ts";

async function send(studentId: string, answers: readonly PracticeAnswer[]) {
  const body = {
    answers: answers.map(({ id, day, page, lines, verdict, answered_at }) => ({
      id,
      day,
      page,
      lines,
      verdict,
      answered_at,
    })),
  };
  return (await api(plan.answer, { params: { id: studentId }, body })).taken;
}

type Told = { client: QueryClient; onRefused: (answers: readonly PracticeAnswer[]) => void };

/** Of the evenings: each can be taken back for a while. */
export const answersOf = personQueue<PracticeAnswer, Told>((by, { client, onRefused }) =>
  createAnswerQueue({
    by,
    store: answersOnDevice("answers"),
    undoMs: UNDO_MS,
    send,
    onSent: () => invalidate(client, [plan.ofStudent, plan.tonight]),
    onRefused,
  }),
);
