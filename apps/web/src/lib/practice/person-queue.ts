import { currentUser } from "../current-user.ts";
import type { AnswerQueue, WaitingAnswer } from "./answer-queue.ts";

/** One queue for all pages of whoever is signed in: it goes on while they turn from one to the next. */
export function personQueue<Answer extends WaitingAnswer, Told>(
  make: (by: string, told: Told) => AnswerQueue<Answer>,
) {
  let open: { by: string; queue: AnswerQueue<Answer> } | undefined;
  const shut = () => {
    open?.queue.shut();
    open = undefined;
  };
  currentUser.subscribe(() => currentUser.peek() === null && shut());
  return (by: string, told: Told): AnswerQueue<Answer> => {
    if (open?.by === by) return open.queue;
    shut();
    const queue = make(by, told);
    open = { by, queue };
    void queue.recover();
    return queue;
  };
}
