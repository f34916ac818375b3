import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { isPlace } from "@riwaq/domain/learning/quran/places";
import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";

import { leafOf, turned } from "../../../../components/mushaf/leaves.ts";
import { mushafQuery } from "../../../../lib/recitation/own-mushaf.ts";
import { useMedia } from "../../../../lib/use-media.ts";
import type { MushafSearch } from "../model/mushaf-search.ts";
import { useNeighbours } from "./mushaf-leaf.tsx";
import { useAids } from "./use-aids.ts";
import { useKeptPage } from "./use-kept-page.ts";
import { useMarkedLook, useMarking } from "./use-marking.ts";
import { usePassage } from "./use-passage.ts";
import { useRecitation } from "./use-recitation.ts";

export type ReaderProps = { search: MushafSearch; onSearch: (next: MushafSearch) => void };

function placeOf(aya: string | undefined) {
  const [sura = 0, number = 0] = (aya ?? "").split(":").map(Number);
  const place = { sura, aya: number };
  return isPlace(place) ? place : null;
}

/** Beside the sidebar. */
const ROOM_FOR_TWO = "(min-width: 80rem)";

/** The leaf that is open: with the page that is asked for, or on which that stands; else the one that was left. */
export function useOpenLeaf({ search, onSearch }: ReaderProps, isLarge: boolean) {
  const { from, to, pupil } = search;
  const isSpread = useMedia(ROOM_FOR_TWO) && !isLarge;
  const kept = useQuery(mushafQuery);
  const place = placeOf(search.aya) ?? placeOf(from);
  const asked = search.page ?? (place ? pageOf(place) : undefined);
  // Nothing is shown before it is known where to open it.
  const isKnown = asked !== undefined || !kept.isPending;
  const page = asked ?? kept.data?.page ?? 1;
  useKeptPage(isKnown ? page : null);
  useNeighbours(page);
  /** A passage stays chosen, and the same pupil's marks are shown, on whatever page. */
  const open = (next: MushafSearch) => onSearch({ ...next, from, to, pupil });
  const turn = (by: 1 | -1) => {
    const next = turned(page, by, isSpread);
    if (next !== page) open({ page: next });
  };
  return { page, leaf: leafOf(page, isSpread), isSpread, isKnown, kept: kept.data, open, turn };
}

type OnPages = { reading: ReturnType<typeof useOpenLeaf>; pages: RefObject<HTMLDivElement | null> };

/** What is chosen, heard, hidden and marked on the pages that are open. */
export function useOnPages({ search, onSearch }: ReaderProps, { reading, pages }: OnPages) {
  const { page, leaf, kept, open } = reading;
  const chosen = usePassage(pages, { search, page, onSearch });
  const { passage, isChoosing } = chosen;
  const audio = kept?.audio ?? null;
  const openPage = (next: number) => open({ page: next });
  // A tap means one thing: it chooses words, or it marks one, or it is heard from there on.
  const pupil = isChoosing ? undefined : search.pupil;
  const recitation = useRecitation(pages, {
    audio,
    leaf,
    passage,
    isChoosing: isChoosing || pupil !== undefined,
    onOpen: openPage,
  });
  const { lookOf: plain, ...aids } = useAids(pages, {
    leaf: leaf.join(),
    sought: placeOf(search.aya),
    sounding: recitation.sounding,
    passage: chosen.shown,
    isChoosing,
  });
  const marking = useMarking(pages, { pupil, leaf });
  return {
    chosen,
    audio,
    openPage,
    recitation,
    aids,
    marking,
    lookOf: useMarkedLook(plain, marking),
  };
}
