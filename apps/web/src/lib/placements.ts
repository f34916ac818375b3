import type { BandSaid, NewPlacement } from "@riwaq/contracts/people/placements";
import * as placements from "@riwaq/contracts/people/placements.calls";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "./api.ts";
import { queryOf } from "./query-of.ts";
import { useIdempotencyKey } from "./use-idempotency-key.ts";

/** The last placement test of a pupil, and who confirmed it. */
export const placementQuery = (studentId: string) =>
  queryOptions(queryOf(placements.ofStudent, { params: { id: studentId } }));

/** Sent again after a lost answer, it is the same test. */
export function useSendPlacement() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewPlacement) => api(placements.send, { body, key: keyOf(body) }),
    onSuccess: (after, { student_id: id }) =>
      queryClient.setQueryData(placementQuery(id).queryKey, after),
  });
}

export function useConfirmPlacement(studentId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = placementQuery(studentId);
  return useMutation({
    mutationFn: ({ id, ...body }: BandSaid & { id: string }) =>
      api(placements.confirm, { params: { id }, body }),
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
