import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { isPlace } from "@riwaq/domain/learning/quran/places";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { copyStored } from "../../../../components/mushaf/copy-stored.ts";
import { leafOf, turned } from "../../../../components/mushaf/leaves.ts";
import { useLetters } from "../../../../components/mushaf/use-letters.ts";
import { useTurning } from "../../../../components/mushaf/use-turning.ts";
import { Note } from "../../../../components/ui/note.tsx";
import { paths } from "../../../../config/paths.ts";
import { cn } from "../../../../lib/cn.ts";
import { useMedia } from "../../../../lib/use-media.ts";
import type { MushafSearch } from "../model/mushaf-search.ts";
import { mushafQuery } from "../queries.ts";
import { Credits } from "./credits.tsx";
import { MarksAid } from "./marks-aid.tsx";
import { MarksBar } from "./marks-bar.tsx";
import { MushafBar } from "./mushaf-bar.tsx";
import { Leaf, useNeighbours } from "./mushaf-leaf.tsx";
import { PassageBar, PassageButton } from "./passage-bar.tsx";
import { ListenButton, RecitationBar } from "./recitation-bar.tsx";
import { useAids } from "./use-aids.ts";
import { useKeptPage } from "./use-kept-page.ts";
import { useMarkedLook, useMarking } from "./use-marking.ts";
import { usePassage } from "./use-passage.ts";
import { useRecitation } from "./use-recitation.ts";

type ReaderProps = { search: MushafSearch; onSearch: (next: MushafSearch) => void };

function placeOf(aya: string | undefined) {
  const [sura = 0, number = 0] = (aya ?? "").split(":").map(Number);
  const place = { sura, aya: number };
  return isPlace(place) ? place : null;
}

/** Beside the sidebar. */
const ROOM_FOR_TWO = "(min-width: 80rem)";

/** The leaf that is open: with the page that is asked for, or on which that stands; else the one that was left. */
function useOpenLeaf({ search, onSearch }: ReaderProps, isLarge: boolean) {
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

/** The mushaf, page by page: two of them beside each other where there is room. */
export function MushafReader({ search, onSearch }: ReaderProps) {
  const { t } = useTranslation("mushaf");
  const sizes = useLetters();
  const reading = useOpenLeaf({ search, onSearch }, sizes.letters === "large");
  const { page, leaf, isSpread, isKnown, kept, open, turn } = reading;
  const swipe = useTurning(turn);
  const pages = useRef<HTMLDivElement>(null);
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
  const lookOf = useMarkedLook(plain, marking);
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t("title")}</h1>
      <MushafBar page={page} leaf={leaf} onOpen={open} onTurn={turn} aids={{ ...aids, ...sizes }}>
        <PassageButton chosen={chosen} />
        {audio && <ListenButton recitation={recitation} />}
        <MarksAid
          marking={marking}
          onChoose={(next) => onSearch({ ...search, page, pupil: next })}
        />
      </MushafBar>
      <MarksBar marking={marking} />
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
      <div className="sticky bottom-2 z-10 mx-auto max-w-3xl space-y-2 empty:hidden">
        <PassageBar chosen={chosen} hiding={aids.hiding} hide={aids.hide} onOpen={openPage} />
        {/* While words are chosen a tap begins nothing. */}
        {recitation.isOpen && (!isChoosing || recitation.sounding) && (
          <RecitationBar recitation={recitation} hasPassage={passage !== null} onOpen={openPage} />
        )}
      </div>
      {kept?.needs_approval === true && <Unapproved />}
      <Credits hasTimes={audio?.kind === "sura"} />
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
