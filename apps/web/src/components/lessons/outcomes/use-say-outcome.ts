import type { OutcomeAnswer } from "@riwaq/contracts/scheduling/outcomes";
import * as outcomes from "@riwaq/contracts/scheduling/outcomes.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { api } from "../../../lib/api.ts";
import { forgetLessons } from "../../../lib/forget-lessons.ts";

type Said = { id: string; body: z.input<typeof OutcomeAnswer> };

/** Says how a lesson ended, or corrects it: lists, reports and make-ups follow. */
export function useSayOutcome() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: Said) => api(outcomes.say, { params: { id }, body }),
    onSettled: () => forgetLessons(queryClient),
  });
}
