import * as homes from "@riwaq/contracts/identity/homes.calls";
import type { HomeChoice, CurrentUser } from "@riwaq/contracts/identity/users";
import type { Role, StaffRight } from "@riwaq/contracts/roles";
import { type QueryKey, queryOptions, useMutation, useQuery } from "@tanstack/react-query";

import { api } from "./api.ts";
import { beginReading } from "./begin-reading.ts";
import { rememberUser } from "./current-user.ts";
import { queryOf } from "./query-of.ts";
import { sharedQueryClient } from "./shared-query-client.ts";

/** The homes that the person has: one for each thing that they are. */
export const homesQuery = queryOptions({ ...queryOf(homes.mine), staleTime: Infinity });

type Reader = Pick<CurrentUser, "role"> | null;

/** The homes that the person has; until that is known, the open one. */
export function useHeldHomes(user: Reader): readonly Role[] {
  const { data } = useQuery({ ...homesQuery, enabled: user !== null });
  if (data) return data.homes;
  return user ? [user.role] : [];
}

/** Whether the open home is a family's. */
export const isOfFamily = ({ role }: Pick<CurrentUser, "role">): boolean =>
  role === "S" || role === "P";

/** As whom somebody reads lists: who learns and answers for children is told whose each thing is, in either home. */
export function useReader(user: Pick<CurrentUser, "role">): Role {
  const held = useHeldHomes(user);
  return user.role === "S" && held.includes("P") ? "P" : user.role;
}

/** Begins to read what a page of staff shows, for who has its right: nobody else would be answered. */
export async function beginWithRight(
  right: StaffRight,
  ...queries: ReadonlyArray<{ queryKey: QueryKey }>
): Promise<void> {
  const own = await sharedQueryClient()
    .fetchQuery(homesQuery)
    .catch(() => undefined);
  if (own?.rights.includes(right)) beginReading(...queries);
}

/**
 * Begins to read what a page shows to who is something, whichever home is open: at once where it is the open one. Nobody
 * waits for it.
 */
export async function beginAs(
  { role }: Pick<CurrentUser, "role">,
  needed: Role,
  ...queries: ReadonlyArray<{ queryKey: QueryKey }>
): Promise<void> {
  if (role === needed) return beginReading(...queries);
  const own = await sharedQueryClient()
    .fetchQuery(homesQuery)
    .catch(() => undefined);
  if (own?.homes.includes(needed)) beginReading(...queries);
}

/** Another of one's homes opens, and opens first from then on. */
export function useOpenHome() {
  return useMutation({
    mutationFn: (body: HomeChoice) => api(homes.open, { body }),
    onSuccess: rememberUser,
  });
}
