import { PAGES, pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { partOfPage } from "@riwaq/domain/learning/mushaf/parts";
import { isPlace } from "@riwaq/domain/learning/quran/places";
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { copyStored } from "../../../../components/mushaf/copy-stored.ts";
import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";
import { MushafPage } from "../../../../components/mushaf/mushaf-page.tsx";
import { partQuery } from "../../../../components/mushaf/part-query.ts";
import { type Letters, useLetters } from "../../../../components/mushaf/use-letters.ts";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { paths } from "../../../../config/paths.ts";
import { cn } from "../../../../lib/cn.ts";
import { useMedia } from "../../../../lib/use-media.ts";
import { leafOf, turned } from "../model/leaves.ts";
import type { MushafSearch } from "../model/mushaf-search.ts";
import { mushafQuery } from "../queries.ts";
import { Credits } from "./credits.tsx";
import { MushafBar } from "./mushaf-bar.tsx";
import { useAids } from "./use-aids.ts";
import { useKeptPage } from "./use-kept-page.ts";
import { useTurning } from "./use-turning.ts";

type ReaderProps = { search: MushafSearch; onSearch: (next: MushafSearch) => void };

function placeOf(aya: string | undefined) {
  const [sura = 0, number = 0] = (aya ?? "").split(":").map(Number);
  const place = { sura, aya: number };
  return isPlace(place) ? place : null;
}

/** Beside the sidebar. */
const ROOM_FOR_TWO = "(min-width: 80rem)";

/** The mushaf, page by page: two of them beside each other where there is room. */
export function MushafReader({ search, onSearch }: ReaderProps) {
  const { t } = useTranslation("mushaf");
  const sizes = useLetters();
  const isLarge = sizes.letters === "large";
  const isSpread = useMedia(ROOM_FOR_TWO) && !isLarge;
  const sought = placeOf(search.aya);
  const kept = useQuery(mushafQuery);
  const asked = search.page ?? (sought ? pageOf(sought) : undefined);
  const page = asked ?? kept.data?.page ?? 1;
  // Nothing is shown before it is known where to open it.
  const isKnown = asked !== undefined || !kept.isPending;
  useKeptPage(isKnown ? page : null);
  const leaf = leafOf(page, isSpread);
  const turn = (by: 1 | -1) => {
    const next = turned(page, by, isSpread);
    if (next !== page) onSearch({ page: next });
  };
  const swipe = useTurning(turn);
  const pages = useRef<HTMLDivElement>(null);
  const { lookOf, ...aids } = useAids(pages, { sought, leaf: leaf.join() });
  useNeighbours(page);
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t("title")}</h1>
      <MushafBar
        page={page}
        leaf={leaf}
        onOpen={onSearch}
        onTurn={turn}
        aids={{ ...aids, ...sizes }}
      />
      {/* The order of a bound mushaf, whatever the language of the page: the odd one on the right. */}
      <div
        ref={pages}
        {...swipe}
        onCopy={copyStored}
        dir="rtl"
        className={cn("flex touch-pan-y justify-center", isSpread && "gap-x-1")}
      >
        <Leaf pages={leaf} isKnown={isKnown} letters={sizes.letters} lookOf={lookOf} />
      </div>
      {kept.data?.needs_approval === true && <Unapproved />}
      <Credits />
    </div>
  );
}

/** For staff alone. */
function Unapproved() {
  const { t } = useTranslation("mushaf");
  return (
    <Note>
      {t("edition.unapproved")}{" "}
      <Link to={paths.mushafEdition} className="underline">
        {t("edition.see")}
      </Link>
    </Note>
  );
}

type LeafProps = {
  pages: readonly number[];
  isKnown: boolean;
  letters: Letters;
  lookOf: LookOf;
};

function Leaf({ pages, isKnown, letters, lookOf }: LeafProps) {
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
function useNeighbours(page: number): void {
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
