import type { Declining, OfferAnswer } from "@riwaq/contracts/scheduling/offers";
import * as offers from "@riwaq/contracts/scheduling/offers.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { forgetLessons } from "../../../lib/forget-lessons.ts";
import { invalidate } from "../../../lib/query-of.ts";

/** Also where it failed: then it is no longer as it was shown. */
function useForgetting<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => void forgetLessons(queryClient) });
}

type DecliningOf = Declining & { id: string };

export const useConfirmOffer = () =>
  useForgetting((id: string) => api(offers.confirm, { params: { id } }));

export const useDeclineOffer = () =>
  useForgetting(({ id, word }: DecliningOf) =>
    api(offers.decline, { params: { id }, body: { word } }),
  );

export const useWithdrawOffer = () =>
  useForgetting((id: string) => api(offers.withdraw, { params: { id } }));

export const useKeepLesson = () =>
  useForgetting((id: string) => api(offers.keepLesson, { params: { id } }));

export const useDeclineLesson = () =>
  useForgetting(({ id, word }: DecliningOf) =>
    api(offers.declineLesson, { params: { id }, body: { word } }),
  );

/** By the link of a mail: whoever holds it, signed in or not. */
export function useAnswerByLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OfferAnswer) => api(offers.answer, { body }),
    onSettled: () => void invalidate(queryClient, [offers.open]),
  });
}
