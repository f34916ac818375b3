import type { EarAnswers } from "@riwaq/contracts/memory/ear";
import * as ear from "@riwaq/contracts/memory/ear.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../../lib/api.ts";
import { invalidate } from "../../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Sent again after a lost answer, a drill counts once. */
export function useAnswerDrill(studentId: string) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: EarAnswers) =>
      api(ear.answer, { params: { id: studentId }, body, key: keyOf(body) }),
    onSuccess: () => invalidate(client, [ear.map]),
  });
}
