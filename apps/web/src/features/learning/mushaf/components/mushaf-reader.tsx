import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { copyStored } from "../../../../components/mushaf/copy-stored.ts";
import { useLetters } from "../../../../components/mushaf/use-letters.ts";
import { useTurning } from "../../../../components/mushaf/use-turning.ts";
import { Note } from "../../../../components/ui/note.tsx";
import { paths } from "../../../../config/paths.ts";
import { cn } from "../../../../lib/cn.ts";
import { Credits } from "./credits.tsx";
import { MarksAid } from "./marks-aid.tsx";
import { MarksBar } from "./marks-bar.tsx";
import { MushafBar } from "./mushaf-bar.tsx";
import { Leaf } from "./mushaf-leaf.tsx";
import { PassageBar, PassageButton } from "./passage-bar.tsx";
import { ListenButton, RecitationBar } from "./recitation-bar.tsx";
import { type ReaderProps, useOnPages, useOpenLeaf } from "./use-reading.ts";

/** The mushaf, page by page: two of them beside each other where there is room. */
export function MushafReader({ search, onSearch }: ReaderProps) {
  const { t } = useTranslation("mushaf");
  const sizes = useLetters();
  const { letters } = sizes;
  const reading = useOpenLeaf({ search, onSearch }, letters === "large");
  const { page, leaf, isSpread, isKnown, kept, open, turn } = reading;
  const swipe = useTurning(turn);
  const pages = useRef<HTMLDivElement>(null);
  const onPages = useOnPages({ search, onSearch }, { reading, pages });
  const { chosen, audio, openPage, recitation, aids, marking, lookOf } = onPages;
  const { passage, isChoosing } = chosen;
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
      <MarksBar
        marking={marking}
        leaf={leaf}
        onOpen={({ sura, aya }) => open({ aya: `${sura}:${aya}` })}
      />
      {/* The order of a bound mushaf, whatever the language of the page: the odd one on the right. */}
      <div
        ref={pages}
        {...swipe}
        onCopy={copyStored}
        dir="rtl"
        className={cn("relative flex touch-pan-y justify-center", isSpread && "gap-x-1")}
      >
        <Leaf {...{ leaf, isSpread, isKnown, letters, lookOf }} isColoured={aids.isColoured} />
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
