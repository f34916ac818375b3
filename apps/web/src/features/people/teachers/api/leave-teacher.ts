import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

export type Pair = { teacherId: string; studentId: string };

const PREVIEWS = "leaving-preview";

const addressOf = ({ teacherId }: Pair) => `teachers/${encodeURIComponent(teacherId)}/leave/`;

async function previewLeaving(pair: Pair) {
  const contract = await import("@riwaq/contracts/scheduling/leaving");
  const options = { method: "POST", body: { student_id: pair.studentId } } as const;
  return request(`${addressOf(pair)}preview/`, contract.LeavingPreview, options);
}

/** What leaving would end; asked anew whenever it is shown. */
export function leavingPreviewQuery(pair: Pair) {
  return queryOptions({
    queryKey: [PREVIEWS, pair],
    queryFn: () => previewLeaving(pair),
    staleTime: 0,
  });
}

async function leaveTeacher(pair: Pair, key: string) {
  const contract = await import("@riwaq/contracts/scheduling/leaving");
  const headers = { "idempotency-key": key };
  const options = { method: "POST", body: { student_id: pair.studentId }, headers } as const;
  return request(addressOf(pair), contract.Left, options);
}

/** Lessons, hours, make-ups: leaving leaves little as it was. The preview shows what has just been done. */
export function useLeaveTeacher() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (pair: Pair) => leaveTeacher(pair, keyOf(pair)),
    onSuccess: () => {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PREVIEWS });
    },
  });
}
