import type { HomeChoice } from "@riwaq/contracts/identity/homes";
import * as homes from "@riwaq/contracts/identity/homes.calls";
import { queryOptions, useMutation } from "@tanstack/react-query";

import { api } from "./api.ts";
import { rememberUser } from "./current-user.ts";
import { queryOf } from "./query-of.ts";

/** The homes that the person has: one for each thing that they are. */
export const homesQuery = queryOptions({ ...queryOf(homes.mine), staleTime: Infinity });

/** Another of one's homes opens, and opens first from then on. */
export function useOpenHome() {
  return useMutation({
    mutationFn: (body: HomeChoice) => api(homes.open, { body }),
    onSuccess: rememberUser,
  });
}
