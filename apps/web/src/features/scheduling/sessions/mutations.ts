import * as changes from "@riwaq/contracts/scheduling/changes.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { forgetLessons } from "../../../lib/forget-lessons.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { forgetChange, rememberChange } from "./model/last-change.ts";
import type { Change } from "./queries.ts";

type Confirmed = { id: string; change: Change; key: string };

function changeSession({ id, change: { kind, body }, key }: Confirmed) {
  const params = { id };
  return kind === "cancel"
    ? api(changes.cancel, { params, body, key })
    : api(changes.move, { params, body, key });
}

/** Cancels or moves; what was done can be taken back for ten minutes. */
export function useChangeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changeSession,
    onSuccess: async ({ change_id, undo_until, session_ids }, { change }) => {
      const count = session_ids.length;
      rememberChange({ id: change_id, undoUntil: undo_until, kind: change.kind, count });
      await forgetLessons(queryClient);
    },
    // Another has been quicker, or the hour is gone: what is on show is out of date.
    onError: () => {
      void invalidate(queryClient, [changes.previewCancel, changes.previewMove]);
      void forgetLessons(queryClient);
    },
  });
}

export function useUndoChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(changes.undo, { params: { id } }),
    onSuccess: (_nothing, id) => forgetChange(id),
    onSettled: () => forgetLessons(queryClient),
  });
}
