import { PAGES, juzOf, startOfPage } from "@riwaq/domain/learning/mushaf/divisions";
import { ChevronLeft, ChevronRight, Eye, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { SuraName } from "../../../../components/lessons/sura-name.tsx";
import { GoTo } from "../../../../components/mushaf/go-to.tsx";
import { LETTERS, type Letters } from "../../../../components/mushaf/use-letters.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../../components/ui/popover.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import type { MushafSearch } from "../model/mushaf-search.ts";
import { type Tajwid, TajwidAid } from "./tajwid-aid.tsx";
import { HIDING, type Hiding } from "./use-aids.ts";

type Viewed = {
  hiding: Hiding;
  hide: (next: Hiding) => void;
  letters: Letters;
  choose: (next: Letters) => void;
};

type BarProps = {
  page: number;
  leaf: readonly number[];
  onOpen: (next: MushafSearch) => void;
  onTurn: (by: 1 | -1) => void;
  aids: Viewed & Tajwid;
  /** More aids, each a button. */
  children?: ReactNode;
};

/** What is hidden, and how large the letters are. */
function View({ hiding, hide, letters, choose }: Viewed) {
  const { t } = useTranslation("mushaf");
  const Icon = hiding === "none" ? Eye : EyeOff;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" aria-label={t("view.title")}>
          <Icon aria-hidden strokeWidth={1.75} />
          <span className="hidden sm:inline">{t("view.title")}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent className="max-w-80 space-y-5">
        <RadioChips
          legend={t("hide.legend")}
          choices={HIDING.map((value) => ({ value, label: t(`hide.${value}`) }))}
          value={hiding}
          onChoose={hide}
        />
        <RadioChips
          legend={t("letters.legend")}
          choices={LETTERS.map((value) => ({ value, label: t(`letters.${value}`) }))}
          value={letters}
          onChoose={choose}
        />
      </PopoverContent>
    </Popover>
  );
}

/** Where the reader is, the ways to another place, and the aids. */
export function MushafBar({ page, leaf, onOpen, onTurn, aids, children }: BarProps) {
  const { t } = useTranslation("mushaf");
  const place = startOfPage(page);
  const [first = page, last = first] = leaf;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 items-baseline gap-3">
        <SuraName sura={place.sura} />
        <span className="text-sm text-ink-muted tabular-nums">
          {t("place", { juz: juzOf(place), page: first === last ? first : `${first}–${last}` })}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <View hiding={aids.hiding} hide={aids.hide} letters={aids.letters} choose={aids.choose} />
        <TajwidAid isColoured={aids.isColoured} colour={aids.colour} />
        {children}
        <GoTo onOpen={onOpen} />
        {/* The way the leaves lie: on is to the left. */}
        <div dir="ltr" className="flex gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label={t("turn.next")}
            disabled={last >= PAGES}
            onClick={() => onTurn(1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label={t("turn.previous")}
            disabled={first <= 1}
            onClick={() => onTurn(-1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
      </div>
    </div>
  );
}
