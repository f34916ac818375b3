import type { ImportCheck, ImportWish } from "@riwaq/contracts/people/imports";
import * as imports from "@riwaq/contracts/people/imports.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidateAllBut } from "../../../lib/query-of.ts";

/** What a file would bring; nothing is written. */
export function useCheckImport() {
  return useMutation({ mutationFn: (body: ImportCheck) => api(imports.check, { body }) });
}

/** Whole or not at all; families stand in many lists. */
export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: ImportWish & { key: string }) =>
      api(imports.bring, { body, key }),
    onSuccess: () => invalidateAllBut(queryClient, imports.check),
  });
}

export function useUndoImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(imports.undo, { params: { id } }),
    onSuccess: () => invalidateAllBut(queryClient, imports.check),
  });
}
