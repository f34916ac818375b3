import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { childrenQuery } from "../../lib/own-children.ts";

/** The names of a parent's children by id, for pages of other features that show for whom something is. */
export function useChildNames(isParent: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...childrenQuery, enabled: isParent });
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
}
