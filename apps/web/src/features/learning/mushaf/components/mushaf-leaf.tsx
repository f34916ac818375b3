import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { partOfPage } from "@riwaq/domain/learning/mushaf/parts";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";
import { MushafPage } from "../../../../components/mushaf/mushaf-page.tsx";
import { partQuery } from "../../../../components/mushaf/part-query.ts";
import type { Letters } from "../../../../components/mushaf/use-letters.ts";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { cn } from "../../../../lib/cn.ts";

type LeafProps = {
  pages: readonly number[];
  isKnown: boolean;
  letters: Letters;
  lookOf: LookOf;
};

/** The open pages, each in its frame. */
export function Leaf({ pages, isKnown, letters, lookOf }: LeafProps) {
  const parts = useQueries({ queries: pages.map((page) => partQuery(page)) });
  return pages.map((page, at) => {
    const part = parts[at];
    return (
      <div
        key={page}
        className={cn(
          "w-full rounded-md border border-line bg-surface px-4 py-3 sm:px-6",
          letters === "large" ? "max-w-3xl" : "max-w-[max(21rem,calc((100dvh-15rem)/1.6))]",
        )}
      >
        {part?.isError && isKnown ? (
          <ErrorState onRetry={() => void part.refetch()} />
        ) : (
          <MushafPage
            page={page}
            part={isKnown ? part?.data : undefined}
            letters={letters}
            lookOf={lookOf}
          />
        )}
      </div>
    );
  });
}

/** The parts before and after are read while somebody reads this one. */
export function useNeighbours(page: number): void {
  const client = useQueryClient();
  const part = partOfPage(page);
  useEffect(() => {
    for (const near of [page + 20, page - 20]) {
      if (near >= 1 && near <= PAGES) void client.prefetchQuery(partQuery(near));
    }
    // Once for each part, not for each page of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, part]);
}
