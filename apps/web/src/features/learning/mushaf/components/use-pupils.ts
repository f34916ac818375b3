import { useQuery } from "@tanstack/react-query";

import { useCurrentUser } from "../../../../lib/current-user.ts";
import { childrenQuery } from "../../../../lib/own-children.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { pupilsQuery } from "../queries.ts";

/** Somebody whose words the reader marks: as their teacher, who has the last word, or as their family. */
export type MarkedPupil = { id: string; name: string; isOwn: boolean; isTaught: boolean };

/** Oneself where one learns, one's children, and whom one teaches, each once. */
export function usePupils(): readonly MarkedPupil[] {
  const user = useCurrentUser() ?? null;
  const homes = useHeldHomes(user);
  const { data: children = [] } = useQuery({ ...childrenQuery, enabled: homes.includes("P") });
  const { data: taught = [] } = useQuery({ ...pupilsQuery, enabled: homes.includes("T") });
  if (!user) return [];
  const own = { id: user.id, name: user.name, isOwn: true, isTaught: false };
  const all = [
    ...(homes.includes("S") ? [own] : []),
    ...children.map(({ id, name }) => ({ id, name, isOwn: false, isTaught: false })),
    ...taught.map(({ id, name }) => ({ id, name, isOwn: false, isTaught: true })),
  ];
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}
