import type { PayerChange } from "@riwaq/contracts/people/families";
import * as families from "@riwaq/contracts/people/families.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

export function useChangePayer(familyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PayerChange) =>
      api(families.changePayer, { params: { id: familyId }, body }),
    onSettled: () => invalidate(queryClient, [families.list]),
  });
}
