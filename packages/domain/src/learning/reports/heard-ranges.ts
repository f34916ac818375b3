/** Which ayat a lesson was about, from what was recorded, marked and shown in it. */
import { PAGES, ayatOfPage, pageOf } from "../mushaf/divisions.ts";
import type { WordPlace } from "../mushaf/words.ts";
import { type Place, isPlace, placeAt, placeNumber } from "../quran/places.ts";
import type { Covered } from "./ground-covered.ts";

/** Both ends are in it. */
export type AyatRange = { from: Place; to: Place };

export type HeardRange = Extract<Covered, { kind: "ayat" }>;

export type Heard = {
  recorded: readonly AyatRange[];
  /** Where words were marked. */
  marked: readonly WordPlace[];
  /** Pages of the mushaf on which the teacher stayed. */
  pagesShown: readonly number[];
};

/** As many as a report holds. */
const RANGES_MAX = 6;
/** Whoever turns more pages was looking for something. */
const PAGES_SHOWN_MAX = 10;

/**
 * The numbers (`placeNumber`) of the ayat that were heard: those that were recorded; where nothing was, the pages that
 * were shown and marked, and of a marked page that was not shown from the first to the last marked aya; where nothing was
 * marked either, the pages that were shown, if they are ten at most. What is no place of the Quran counts for nothing.
 */
export function heardAyat({ recorded, marked, pagesShown }: Heard): Set<number> {
  const ayat = ayatOfRanges(recorded);
  if (ayat.size > 0) return ayat;
  const shown = new Set(pagesShown.filter(isPage));
  const ends = endsByPage(marked);
  for (const [page, end] of ends) addAll(ayat, shown.has(page) ? ayatOfPage(page) : end);
  if (ends.size === 0 && shown.size <= PAGES_SHOWN_MAX) {
    for (const page of shown) addAll(ayat, ayatOfPage(page));
  }
  return ayat;
}

/**
 * Ayat as lines of a report, in the order of the Quran: what touches is one line, but for where revision of `before`
 * meets what is new. Of more than six the longest.
 */
export function rangesOf(ayat: ReadonlySet<number>, before: readonly AyatRange[]): HeardRange[] {
  const known = ayatOfRanges(before);
  const runs: Run[] = [];
  for (const number of [...ayat].toSorted((one, other) => one - other)) {
    const work = known.has(number) ? "revision" : "new";
    const last = runs.at(-1);
    if (last && last.last === number - 1 && last.work === work) last.last = number;
    else runs.push({ first: number, last: number, work });
  }
  return runs
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, RANGES_MAX)
    .toSorted((one, other) => one.first - other.first)
    .map(({ first, last, work }) => ({
      kind: "ayat",
      work,
      from: placeAt(first),
      to: placeAt(last),
    }));
}

/** How many pages that would fill, each aya being an equal part of its page. */
export function pagesFilled(ayat: ReadonlySet<number>): number {
  const onPage = new Map<number, number>();
  for (const number of ayat) {
    const page = pageOf(placeAt(number));
    onPage.set(page, (onPage.get(page) ?? 0) + 1);
  }
  return [...onPage].reduce((sum, [page, count]) => {
    const { first, last } = ayatOfPage(page);
    return sum + count / (last - first + 1);
  }, 0);
}

type Ends = { first: number; last: number };
type Run = Ends & { work: HeardRange["work"] };

const lengthOf = ({ first, last }: Ends) => last - first;
const isPage = (page: number) => Number.isInteger(page) && page >= 1 && page <= PAGES;

function addAll(ayat: Set<number>, { first, last }: Ends): void {
  for (let number = first; number <= last; number += 1) ayat.add(number);
}

/** The numbers (`placeNumber`) of the ayat in some ranges; a range without an end in the Quran counts for nothing. */
export function ayatOfRanges(ranges: readonly AyatRange[]): Set<number> {
  const ayat = new Set<number>();
  for (const { from, to } of ranges) {
    if (isPlace(from) && isPlace(to)) {
      addAll(ayat, { first: placeNumber(from), last: placeNumber(to) });
    }
  }
  return ayat;
}

function endsByPage(marked: readonly WordPlace[]): Map<number, Ends> {
  const ends = new Map<number, Ends>();
  for (const place of marked.filter(isPlace)) {
    const number = placeNumber(place);
    const { first, last } = ends.get(pageOf(place)) ?? { first: number, last: number };
    ends.set(pageOf(place), { first: Math.min(first, number), last: Math.max(last, number) });
  }
  return ends;
}
