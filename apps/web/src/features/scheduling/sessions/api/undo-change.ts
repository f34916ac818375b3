import { useMutation, useQueryClient } from "@tanstack/react-query";

import { noContent, request } from "../../../../lib/api-client.ts";
import { forgetLessons } from "../../../../lib/session-keys.ts";
import { forgetChange } from "../model/last-change.ts";

function undoChange(id: string) {
  return request(`changes/${id}/undo/`, noContent, { method: "POST" });
}

export function useUndoChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: undoChange,
    onSuccess: (_nothing, id) => forgetChange(id),
    onSettled: () => forgetLessons(queryClient),
  });
}
