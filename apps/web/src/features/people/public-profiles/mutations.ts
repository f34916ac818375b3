import type { PublicProfileChange } from "@riwaq/contracts/people/public-profiles";
import * as profiles from "@riwaq/contracts/people/public-profiles.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { publicProfileQuery } from "./queries.ts";

/** Only the fields that are named change. */
export function useSavePublicProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PublicProfileChange) => api(profiles.changeOwn, { body }),
    onSuccess: (saved) => queryClient.setQueryData(publicProfileQuery.queryKey, saved),
  });
}
