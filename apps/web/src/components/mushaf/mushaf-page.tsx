import { arabicDigits } from "@riwaq/domain/learning/mushaf/display";
import { juzOf, startOfPage } from "@riwaq/domain/learning/mushaf/divisions";
import { type DrawnLine, drawPage } from "@riwaq/domain/learning/mushaf/pages";
import { type MushafPart, sourceOf } from "@riwaq/domain/learning/mushaf/parts";
import { tajwidOfPage } from "@riwaq/domain/learning/mushaf/tajwid";
import type { Lines } from "@riwaq/domain/memory/lines";
import { type CSSProperties, memo, useMemo } from "react";
import { useTranslation } from "react-i18next";

import "../../styles/mushaf.css";
import { type LookOf, MushafLine } from "./mushaf-line.tsx";
import type { Letters } from "./use-letters.ts";
import { juzInPrint, suraInPrint } from "./words-of-print.ts";

declare const __MUSHAF_FIT__: readonly number[];

/** As wide as the widest line of the page needs it, and no wider letters than those of most pages. */
const LEAST_EM = 19;
const FIT: readonly number[] = __MUSHAF_FIT__;

const sizeOf = (page: number) =>
  ({ "--em": Math.max(LEAST_EM, FIT[page - 1] ?? LEAST_EM) }) as CSSProperties;

function keyOf(line: DrawnLine): string {
  if (line.kind !== "words") return `${line.kind}${line.sura}`;
  const first = line.words[0]?.place;
  return first ? `${first.sura}:${first.aya}:${first.word}` : "";
}

/** Without its part the page has its place already: nothing moves when it comes. */
type PageProps = {
  page: number;
  part: MushafPart | undefined;
  letters: Letters;
  lookOf: LookOf;
  /** Whether its letters may be in colours: looking for their rulings takes a while. */
  mayBeColoured?: boolean;
  /** These lines alone, without what stands around a page. */
  only?: Lines | null;
  /** So many of its first lines, while the page waits to be shown. */
  drawn?: number;
};

type Among = { only: Lines | null; drawn: number | undefined };

function linesAmong(lines: DrawnLine[], { only, drawn }: Among): DrawnLine[] {
  return only ? lines.slice(only.first - 1, only.last) : lines.slice(0, drawn);
}

const NO_PIECES: ReturnType<typeof tajwidOfPage> = new Map();

/** One page: what stands above it in the print, its lines, and its number. */
export const MushafPage = memo(function MushafPage(props: PageProps) {
  const { page, part, letters, lookOf, mayBeColoured = true, only = null, drawn } = props;
  const { t } = useTranslation("mushaf");
  const lines = useMemo(
    () => (part ? drawPage(part.pages[page - part.firstPage] ?? [], sourceOf(part)) : []),
    [part, page],
  );
  const pieces = useMemo(
    () => (mayBeColoured ? tajwidOfPage(lines) : NO_PIECES),
    [lines, mayBeColoured],
  );
  const place = startOfPage(page);
  return (
    <article
      lang="ar"
      dir="rtl"
      aria-label={t("page.label", { page })}
      aria-busy={!part}
      className="mushaf-page w-full"
    >
      {!only && (
        <header className="flex justify-between pb-1 font-display text-sm text-ink-muted">
          <span>{juzInPrint(juzOf(place))}</span>
          <span>{suraInPrint(place.sura)}</span>
        </header>
      )}
      <div
        className="mushaf-lines text-ink"
        data-letters={letters}
        data-excerpt={only ? true : undefined}
        style={sizeOf(page)}
      >
        {linesAmong(lines, { only, drawn }).map((line) => (
          <MushafLine key={keyOf(line)} line={line} lookOf={lookOf} pieces={pieces} />
        ))}
      </div>
      {!only && (
        <footer className="pt-1 text-center font-display text-sm text-ink-muted">
          {arabicDigits(page)}
        </footer>
      )}
    </article>
  );
});
