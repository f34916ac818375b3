import type { Mushaf } from "@riwaq/contracts/learning/mushaf";
import * as mushaf from "@riwaq/contracts/learning/mushaf.calls";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { api } from "../../../../lib/api.ts";
import { mushafQuery } from "../../../../lib/recitation/own-mushaf.ts";

/** Whoever leafs through leaves no place. */
const STAY_MS = 2000;

/** The page on which somebody stays is where the mushaf opens next time, on whatever device. Without a line it is not. */
export function useKeptPage(page: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (page === null) return;
    const keep = async () => {
      const { queryKey } = mushafQuery;
      if (client.getQueryData<Mushaf>(queryKey)?.page === page) return;
      await api(mushaf.leave, { body: { page } });
      client.setQueryData<Mushaf>(queryKey, (before) => before && { ...before, page });
    };
    const timer = setTimeout(() => void keep().catch(() => {}), STAY_MS);
    return () => clearTimeout(timer);
  }, [client, page]);
}
