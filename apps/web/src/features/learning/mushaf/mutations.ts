import type { Mark, MarkChange, Marks, NewMark } from "@riwaq/contracts/learning/marks";
import * as marks from "@riwaq/contracts/learning/marks.calls";
import type { Edition, NewApproval } from "@riwaq/contracts/learning/mushaf";
import * as mushaf from "@riwaq/contracts/learning/mushaf.calls";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { editionQuery } from "./queries.ts";

function useChange<Sent>(send: (sent: Sent) => Promise<Edition>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (after) => {
      queryClient.setQueryData(editionQuery.queryKey, after);
      void invalidate(queryClient, [mushaf.show]);
    },
    onError: () => void invalidate(queryClient, [mushaf.edition]),
  });
}

export const useApproveEdition = () =>
  useChange((body: NewApproval) => api(mushaf.approve, { body }));

export const useWithdrawApproval = () => useChange<void>(() => api(mushaf.withdraw));

type Marked = { id: string } & MarkChange;

/** The marks of these pages, changed at once where they are shown; what follows from them elsewhere is asked again. */
export function useMarks(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const put = (mark: Mark) => {
    queryClient.setQueryData<Marks>(queryKey, (before) => {
      const others = before?.marks.filter(({ id }) => id !== mark.id) ?? [];
      return { marks: mark.voided_at === null ? [mark, ...others].toSorted(lastFirst) : others };
    });
    void invalidate(queryClient, [marks.weakWords]);
  };
  return {
    make: useMutation({
      mutationFn: (body: NewMark) => api(marks.make, { body }),
      onSuccess: put,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: Marked) => api(marks.change, { params: { id }, body }),
      onSuccess: put,
    }),
    takeBack: useMutation({
      mutationFn: (id: string) => api(marks.takeBack, { params: { id } }),
      onSuccess: put,
    }),
  };
}

const lastFirst = (a: Mark, b: Mark) => (a.marked_at < b.marked_at ? 1 : -1);
