import type { Wording } from "@riwaq/contracts/notifications/texts";
import * as texts from "@riwaq/contracts/notifications/texts.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { type Place, wordingQuery } from "./queries.ts";

/** What it says now is known from the answer; every other screen with the text asks again. */
function useSaid(place: Place) {
  const queryClient = useQueryClient();
  return {
    onSuccess: (said: Wording) => {
      queryClient.setQueryData(wordingQuery(place).queryKey, said);
      return invalidate(queryClient, [texts.list, texts.preview]);
    },
    // Somebody else may have been faster: what they wrote is shown beside what was typed.
    onError: () => invalidate(queryClient, [texts.wording]),
  };
}

type Said = { version: number; texts: Record<string, string> };

export function useSaveWording(place: Place) {
  return useMutation({
    mutationFn: (body: Said) => api(texts.saveWording, { params: place, body }),
    ...useSaid(place),
  });
}

export function useResetWording(place: Place) {
  return useMutation({
    mutationFn: (version: number) => api(texts.resetWording, { params: place, body: { version } }),
    ...useSaid(place),
  });
}
