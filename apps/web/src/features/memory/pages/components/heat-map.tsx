import type { HeatMap as HeatMapData, PageState } from "@riwaq/contracts/memory/pages";
import { type KeyboardEvent, type SyntheticEvent, memo, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { levelOf } from "../../../../components/memory/level.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { JUZ_ROWS, type JuzRow, pageAfterKey, pagesOf } from "../model/map.ts";
import { MapLegend } from "./map-legend.tsx";
import { useCellWords } from "./use-cell-words.ts";

import "../../../../styles/memory.css";

type HeatMapProps = {
  map: HeatMapData;
  onOpen: (page: number) => void;
};

const pageAt = ({ target }: SyntheticEvent) => {
  const page = target instanceof HTMLElement ? target.dataset["page"] : undefined;
  return page === undefined ? undefined : Number(page);
};

/**
 * The pages of the mushaf by juz, from right to left, each filled as high as it is held. One stop of the Tab key: arrows go
 * from page to page.
 */
export function HeatMap({ map: { pages }, onOpen }: HeatMapProps) {
  const { t } = useTranslation("memory");
  const states = useMemo(() => new Map(pages.map((state) => [state.page, state])), [pages]);
  const [pointed, setPointed] = useState<number | null>(null);
  const { grid, reached, press, choose } = useMapKeys(pages[0]?.page ?? 1, onOpen);
  const point = (event: SyntheticEvent) => setPointed(pageAt(event) ?? null);
  return (
    <div className="space-y-4">
      <MapLegend />
      <Pointed page={pointed} states={states} />
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={t("map.label")}
        dir="rtl"
        className="memory-rows outline-none"
        onKeyDown={press}
        onClick={choose}
        onFocus={point}
        onPointerOver={point}
        onPointerLeave={() => setPointed(null)}
      >
        {JUZ_ROWS.map((row) => (
          <Row
            key={row.juz}
            row={row}
            states={states}
            reached={row.first <= reached && reached <= row.last ? reached : null}
          />
        ))}
      </div>
    </div>
  );
}

/** Which page the Tab key comes to, and where the others lead. */
function useMapKeys(first: number, onOpen: (page: number) => void) {
  const grid = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(first);
  const choose = (event: SyntheticEvent) => {
    const page = pageAt(event);
    if (page === undefined) return;
    setReached(page);
    onOpen(page);
  };
  const press = (event: KeyboardEvent) => {
    const page = pageAt(event);
    if (page === undefined) return;
    const next = pageAfterKey(page, event.key, event.ctrlKey);
    if (next !== undefined) {
      event.preventDefault();
      setReached(next);
      grid.current?.querySelector<HTMLElement>(`[data-page="${next}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose(event);
    }
  };
  return { grid, reached, press, choose };
}

type RowProps = {
  row: JuzRow;
  states: ReadonlyMap<number, PageState>;
  /** The page that the Tab key comes to, where it is in this row. */
  reached: number | null;
};

/** Drawn again only where its pages change, or the arrow keys come or go. */
const Row = memo(function Row({ row, states, reached }: RowProps) {
  const { t } = useTranslation("memory");
  const { language } = useLanguage();
  const wordsOf = useCellWords();
  const juz = formatNumber(row.juz, language);
  return (
    <div role="row" aria-label={t("map.juz", { juz })} className="memory-row">
      <span role="rowheader" className="memory-juz" aria-label={t("map.juz", { juz })}>
        {juz}
      </span>
      {pagesOf(row).map((page) => {
        const state = states.get(page);
        return (
          <div
            key={page}
            role="gridcell"
            tabIndex={page === reached ? 0 : -1}
            data-page={page}
            data-level={levelOf(state)}
            aria-label={wordsOf(page, state)}
            className="memory-cell"
          />
        );
      })}
    </div>
  );
});

/** In words what the pointer or the keyboard is at; readers of the screen hear it of the page itself. */
function Pointed({ page, states }: { page: number | null; states: RowProps["states"] }) {
  const { t } = useTranslation("memory");
  const wordsOf = useCellWords();
  return (
    <p aria-hidden className="min-h-6 text-sm text-ink-muted">
      {page === null ? t("map.hint") : wordsOf(page, states.get(page))}
    </p>
  );
}
