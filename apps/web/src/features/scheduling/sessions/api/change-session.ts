import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { CHANGE_PREVIEWS, forgetLessons } from "../../../../lib/session-keys.ts";
import { rememberChange } from "../model/last-change.ts";
import type { Change } from "./change-preview.ts";

type Confirmed = { id: string; change: Change; key: string };

async function changeSession({ id, change, key }: Confirmed) {
  const contract = await import("@riwaq/contracts/scheduling/changes");
  return request(`sessions/${id}/${change.kind}/`, contract.Changed, {
    method: "POST",
    body: change.body,
    headers: { "idempotency-key": key },
  });
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
      void queryClient.invalidateQueries({ queryKey: CHANGE_PREVIEWS });
      void forgetLessons(queryClient);
    },
  });
}
