import * as plan from "@riwaq/contracts/memory/plan.calls";
import type { QueryClient } from "@tanstack/react-query";

import { api } from "../../../../lib/api.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { invalidate } from "../../../../lib/query-of.ts";
import { type AnswerQueue, type PracticeAnswer, createAnswerQueue } from "./answer-queue.ts";
import { answersOnDevice } from "./device.ts";

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

let open: { by: string; queue: AnswerQueue } | undefined;

function shut() {
  open?.queue.shut();
  open = undefined;
}
currentUser.subscribe(() => currentUser.peek() === null && shut());

/** One for all pages of whoever is signed in: it goes on while they turn from one to the next. */
export function answersOf(by: string, { client, onRefused }: Told): AnswerQueue {
  if (open?.by === by) return open.queue;
  shut();
  const queue = createAnswerQueue({
    by,
    store: answersOnDevice,
    send,
    onSent: () => invalidate(client, [plan.ofStudent, plan.tonight]),
    onRefused,
  });
  open = { by, queue };
  void queue.recover();
  return queue;
}
