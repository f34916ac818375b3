import type { NewVersion } from "@riwaq/contracts/memory/schemes";
import * as schemes from "@riwaq/contracts/memory/schemes.calls";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate, queryOf } from "../../../lib/query-of.ts";

/** Each by its last version; retired ones last. */
export const schemesQuery = queryOptions(queryOf(schemes.forStaff));

/** Another version of a scheme, and whether it is offered. */
export function useScheme(id: string) {
  const queryClient = useQueryClient();
  const onSettled = () => invalidate(queryClient, [schemes.forStaff]);
  const params = { id };
  const renew = useMutation({
    mutationFn: (body: NewVersion) => api(schemes.renew, { params, body }),
    onSettled,
  });
  const retire = useMutation({
    mutationFn: (isRetired: boolean) =>
      api(schemes.change, { params, body: { is_retired: isRetired } }),
    onSettled,
  });
  return { renew, retire };
}
