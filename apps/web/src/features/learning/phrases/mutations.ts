import type { NewPhrase, PhraseOrder } from "@riwaq/contracts/learning/phrases";
import * as phrases from "@riwaq/contracts/learning/phrases.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { staffPhrasesQuery } from "./queries.ts";

/** One list of phrases, which has an order of its own. */
export type List = Pick<PhraseOrder, "programme_id" | "kind">;

function useListAnew() {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, [phrases.forStaff, phrases.offered]);
}

/** A new one without an id; sent again after a lost answer, it makes no second. */
export function useSavePhrase(id: string | undefined) {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewPhrase) =>
      id === undefined
        ? api(phrases.create, { body, key: keyOf(body) })
        : api(phrases.change, { params: { id }, body: { words: body.words } }),
    onSuccess: useListAnew(),
  });
}

export function useRetirePhrase(id: string) {
  return useMutation({
    mutationFn: (isRetired: boolean) =>
      api(phrases.change, { params: { id }, body: { is_retired: isRetired } }),
    onSettled: useListAnew(),
  });
}

/** The whole order of one list; where somebody else was faster, the list is read again. */
export function useOrderPhrases(list: List) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => api(phrases.order, { body: { ...list, ids } }),
    onSuccess: (all) => queryClient.setQueryData(staffPhrasesQuery.queryKey, all),
    onError: useListAnew(),
  });
}
