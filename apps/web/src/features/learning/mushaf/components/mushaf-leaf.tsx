import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { partOfPage } from "@riwaq/domain/learning/mushaf/parts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";

import { drawnPages, leafOf } from "../../../../components/mushaf/leaves.ts";
import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";
import { MushafPage } from "../../../../components/mushaf/mushaf-page.tsx";
import { PageFrame } from "../../../../components/mushaf/page-frame.tsx";
import { partQuery } from "../../../../components/mushaf/part-query.ts";
import type { Letters } from "../../../../components/mushaf/use-letters.ts";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { cn } from "../../../../lib/cn.ts";

type PageProps = { isKnown: boolean; letters: Letters; lookOf: LookOf; isColoured: boolean };
type LeafPageProps = PageProps & { page: number; isShown: boolean };

function LeafPage({ page, isShown, isKnown, letters, lookOf, isColoured }: LeafPageProps) {
  const part = useQuery(partQuery(page));
  return (
    <PageFrame
      isShown={isShown}
      className={cn(
        "w-full rounded-md border border-line bg-surface px-4 py-3 sm:px-6",
        letters === "large" ? "max-w-3xl" : "max-w-[max(21rem,calc((100dvh-15rem)/1.6))]",
      )}
    >
      {(drawn) =>
        part.isError && isKnown && isShown ? (
          <ErrorState onRetry={() => void part.refetch()} />
        ) : (
          <MushafPage
            page={page}
            part={isKnown ? part.data : undefined}
            letters={letters}
            lookOf={lookOf}
            mayBeColoured={isColoured}
            drawn={drawn}
          />
        )
      }
    </PageFrame>
  );
}

type LeafProps = PageProps & { leaf: readonly number[]; isSpread: boolean };

/** The open pages, each in its frame; those before and after them are drawn already, and wait. */
export function Leaf({ leaf, isSpread, ...page }: LeafProps) {
  const settled = leafOf(useDeferredValue(leaf[0] ?? 1), isSpread);
  const pages = page.isKnown ? drawnPages(leaf, settled) : leaf;
  return pages.map((one) => (
    <LeafPage key={one} {...page} page={one} isShown={leaf.includes(one)} />
  ));
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
