import type { OutcomeAnswer } from "@riwaq/contracts/scheduling/outcomes";
import * as outcomes from "@riwaq/contracts/scheduling/outcomes.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { api } from "../../../lib/api.ts";
import { forgetLessons } from "../../../lib/forget-lessons.ts";
import { invalidate } from "../../../lib/query-of.ts";

type Said = { id: string; body: z.input<typeof OutcomeAnswer> };

/** Of the likely answers one: as who is signed in, or by the link of a mail, whoever is. */
export function useAnswerQuestion(token: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: Said): Promise<unknown> =>
      token === undefined
        ? api(outcomes.say, { params: { id }, body })
        : api(outcomes.answerQuestion, { body: { token, kind: body.kind } }),
    onSettled: () =>
      token === undefined
        ? forgetLessons(queryClient)
        : invalidate(queryClient, [outcomes.openQuestion]),
  });
}

/** Says how a lesson ended, or corrects it: lists, reports and make-ups follow. */
export function useSayOutcome() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: Said) => api(outcomes.say, { params: { id }, body }),
    onSettled: () => forgetLessons(queryClient),
  });
}
