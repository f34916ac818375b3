import type { NewScheme } from "@riwaq/contracts/memory/schemes";
import * as schemes from "@riwaq/contracts/memory/schemes.calls";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate, queryOf } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** Each by its last version; retired ones last. */
export const schemesQuery = queryOptions(queryOf(schemes.forStaff));

/** Offered no longer, or again. */
export function useRetireScheme(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isRetired: boolean) =>
      api(schemes.change, { params: { id }, body: { is_retired: isRetired } }),
    onSettled: () => invalidate(queryClient, [schemes.forStaff]),
  });
}

/** A new one without an id; of another the next version. */
export function useSaveScheme(id: string | undefined) {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewScheme) =>
      id === undefined
        ? api(schemes.make, { body, key: keyOf(body) })
        : api(schemes.renew, { params: { id }, body }),
    onSettled: () => invalidate(queryClient, [schemes.forStaff]),
  });
}
