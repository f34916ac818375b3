import type { NewScholarship, Scholarships } from "@riwaq/contracts/billing/scholarships";
import * as scholarships from "@riwaq/contracts/billing/scholarships.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { scholarshipsQuery } from "./queries.ts";

/** Sent again after a lost answer, it grants nothing twice. */
export function useGrantScholarship() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewScholarship) => api(scholarships.grant, { body, key: keyOf(body) }),
    onSettled: () => invalidate(queryClient, [scholarships.list]),
  });
}

/** The answer is the list as it stands then. */
function useChangeScholarships<Sent>(send: (sent: Sent) => Promise<Scholarships>) {
  const queryClient = useQueryClient();
  const { queryKey } = scholarshipsQuery;
  return useMutation({
    mutationFn: send,
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export const useEndScholarship = (id: string) =>
  useChangeScholarships((body: { ends_on: string }) =>
    api(scholarships.end, { params: { id }, body }),
  );

export const useSaveProof = (id: string) =>
  useChangeScholarships((body: Blob) => api(scholarships.saveProof, { params: { id }, body }));
