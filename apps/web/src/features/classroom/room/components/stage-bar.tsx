import { PAGES, juzOf, pageOf, startOfPage } from "@riwaq/domain/learning/mushaf/divisions";
import { isPlace } from "@riwaq/domain/learning/quran/places";
import { ChevronLeft, ChevronRight, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { SuraName } from "../../../../components/lessons/sura-name.tsx";
import { GoTo } from "../../../../components/mushaf/go-to.tsx";
import type { SoughtPlace } from "../../../../components/mushaf/places.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { usePage } from "../model/use-page.ts";
import { useInside, useShown, viewIn } from "../model/use-room.ts";
import { type Tap, TapSwitch } from "./tap-switch.tsx";

function pageOfPlace({ page, aya }: SoughtPlace): number | null {
  if (page !== undefined) return page;
  const [sura = 0, number = 0] = (aya ?? "").split(":").map(Number);
  const place = { sura, aya: number };
  return isPlace(place) ? pageOf(place) : null;
}

type Turn = (by: 1 | -1) => void;

/** The way the leaves lie: on is to the left. */
function TurnButtons({ page, onTurn }: { page: number; onTurn: Turn }) {
  const { t } = useTranslation("mushaf");
  return (
    <div dir="ltr" className="flex gap-1.5">
      <Button
        variant="outline"
        size="icon"
        aria-label={t("turn.next")}
        disabled={page >= PAGES}
        onClick={() => onTurn(1)}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={t("turn.previous")}
        disabled={page <= 1}
        onClick={() => onTurn(-1)}
      >
        <ChevronRight aria-hidden strokeWidth={1.75} />
      </Button>
    </div>
  );
}

type StageBarProps = {
  tabs: ReactNode;
  onTurn: Turn;
  tap: Tap;
  onTap: (next: Tap) => void;
};

/** Where everybody is, and the ways to another page. */
export function StageBar({ tabs, onTurn, tap, onTap }: StageBarProps) {
  const { t } = useTranslation(["classroom", "mushaf"]);
  const { room } = useInside();
  const { page, led, leads, isAround, open, back } = usePage(room);
  const view = useShown(room, viewIn);
  const place = startOfPage(page);
  const goTo = (sought: SoughtPlace) => {
    const next = pageOfPlace(sought);
    if (next !== null) open(next);
  };
  return (
    <div className="@container">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-1.5 gap-y-1 px-2 @xl:gap-x-3 py-1 lg:px-0 lg:pt-3">
        <div className="flex min-w-0 items-baseline gap-x-2.5 @max-xl:sr-only">
          <SuraName sura={place.sura} />
          <span className="text-sm whitespace-nowrap text-ink-muted tabular-nums @max-2xl:sr-only">
            {t("mushaf:place", { juz: juzOf(place), page })}
          </span>
        </div>
        {tabs}
        {leads && view && view.hiding !== "none" && <TapSwitch tap={tap} onTap={onTap} />}
        {!leads && isAround && (
          <Button size="sm" className="order-last max-sm:w-full sm:order-none" onClick={back}>
            <Undo2 aria-hidden strokeWidth={1.75} className="flip-rtl" />
            {t("room.page.back", { page: led })}
          </Button>
        )}
        <div className="flex items-center gap-1.5">
          <GoTo className="@max-2xl:px-3!" wordsClassName="@max-2xl:sr-only" onOpen={goTo} />
          <TurnButtons page={page} onTurn={onTurn} />
        </div>
      </div>
    </div>
  );
}
