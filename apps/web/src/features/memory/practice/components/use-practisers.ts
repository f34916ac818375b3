import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";

import { childrenQuery } from "../../../../lib/own-children.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { keptQuery } from "../model/practice-query.ts";

export type Practiser = { id: string; name: string };

/** Oneself where one learns, and one's children; without a line those whose evenings are on the device. */
export function usePractisers(user: CurrentUser) {
  const homes = useHeldHomes(user);
  const isParent = homes.includes("P");
  const children = useQuery({ ...childrenQuery, enabled: isParent });
  const { data: kept = [], isPending } = useQuery(keptQuery(user.id));
  const own = homes.includes("S") ? [{ id: user.id, name: user.name }] : [];
  const { refetch } = children;
  if (!isParent || children.data) {
    const people: readonly Practiser[] = [...own, ...(children.data ?? [])];
    return { people, isKnown: true, isError: false, refetch };
  }
  const found = kept
    .map(({ student_id: id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const isWaiting = isPending || (children.fetchStatus === "fetching" && found.length === 0);
  const people: readonly Practiser[] = [...own, ...found.filter(({ id }) => id !== user.id)];
  return { people, isKnown: !isWaiting, isError: children.isError, refetch };
}
