import * as changes from "@riwaq/contracts/scheduling/changes.calls";
import type { NewCovers } from "@riwaq/contracts/scheduling/cover";
import * as cover from "@riwaq/contracts/scheduling/cover.calls";
import type { EnteredLeave, LeaveDecision, NewLeave } from "@riwaq/contracts/scheduling/leave";
import * as leave from "@riwaq/contracts/scheduling/leave.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { forgetLessons } from "../../../lib/forget-lessons.ts";

/** Whatever came of it, lessons and leaves are read again. */
function useChanging<Sent, Done>(mutationFn: (sent: Sent) => Promise<Done>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => forgetLessons(queryClient) });
}

export const useAskLeave = () => useChanging((body: NewLeave) => api(leave.ask, { body }));

export const useEnterLeave = () => useChanging((body: EnteredLeave) => api(leave.enter, { body }));

export const useWithdrawLeave = (id: string) =>
  useChanging(() => api(leave.withdraw, { params: { id } }));

export const useDecideLeave = (id: string) =>
  useChanging((body: LeaveDecision) => api(leave.decide, { params: { id }, body }));

type Kept = { session: string; isKept: boolean };

export const useKeepLesson = (id: string) =>
  useChanging(({ session, isKept }: Kept) =>
    api(cover.keep, { params: { id, session }, body: { is_kept: isKept } }),
  );

/** As many as the server takes at once. */
const AT_ONCE = 100;

const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

export const useCoverAll = (id: string) =>
  useChanging(async (wished: NewCovers["lessons"]) => {
    const answers = [];
    for (const lessons of chunksOf(wished)) {
      answers.push(await api(cover.coverAll, { params: { id }, body: { lessons } }));
    }
    return answers.flatMap(({ lessons }) => lessons);
  });

export const useCancelAll = (id: string) =>
  useChanging(async (ids: readonly string[]) => {
    const answers = [];
    for (const session_ids of chunksOf(ids)) {
      answers.push(await api(cover.cancelAll, { params: { id }, body: { session_ids } }));
    }
    return answers.flatMap(({ lessons }) => lessons);
  });

export type Undoing = { covers: readonly string[]; changes: readonly string[] };

/** One after the other; says how many could not be taken back. */
export const useUndoAll = () =>
  useChanging(async (done: Undoing) => {
    const steps = [
      ...done.covers.map((id) => () => api(cover.undo, { params: { id } })),
      ...done.changes.map((id) => () => api(changes.undo, { params: { id } })),
    ];
    let failed = 0;
    for (const step of steps) await step().catch(() => (failed += 1));
    return failed;
  });
