import {
  JUZ,
  PAGES,
  pageOf,
  startOfJuz,
  startOfPage,
} from "@riwaq/domain/learning/mushaf/divisions";
import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";
import { STANDINGS, type Standing } from "@riwaq/domain/memory/page-memory";

export const WAYS = ["juz", "sura", "page"] as const;

/** By what pages are chosen: the finer way has the last word. */
export type Way = (typeof WAYS)[number];

/** Some pages that are chosen together. */
export type Unit = { way: Way; number: number; first: number; last: number };

export const keyOfUnit = ({ way, first, last, number }: Unit): string =>
  way === "page" ? `page:${first}-${last}` : `${way}:${number}`;

const unitOfJuz = (juz: number): Unit => {
  const next = juz < JUZ ? startOfJuz(juz + 1) : null;
  const begins = next && startOfPage(pageOf(next));
  // The page on which the next one begins in its middle belongs to both.
  const isShared = next && begins && (begins.sura !== next.sura || begins.aya !== next.aya);
  const last = next ? pageOf(next) - (isShared ? 0 : 1) : PAGES;
  return { way: "juz", number: juz, first: pageOf(startOfJuz(juz)), last };
};

const unitOfSura = (sura: number): Unit => ({
  way: "sura",
  number: sura,
  first: pageOf({ sura, aya: 1 }),
  last: pageOf({ sura, aya: AYAT_OF[sura - 1] ?? 1 }),
});

export const ALL_JUZ: readonly Unit[] = Array.from({ length: JUZ }, (_, at) => unitOfJuz(at + 1));
export const ALL_SURAS: readonly Unit[] = AYAT_OF.map((_, at) => unitOfSura(at + 1));

export const unitOfPages = (first: number, last: number): Unit => ({
  way: "page",
  number: first,
  first,
  last,
});

/** What was said, of each unit the last word. */
export type Said = ReadonlyMap<string, { unit: Unit; standing: Standing }>;

export type HeldRange = { first: number; last: number; standing: Standing };

const isWeaker = (one: Standing, other: Standing) =>
  STANDINGS.indexOf(one) > STANDINGS.indexOf(other);

/** How each page is held that anything was said of; where two suras share one, as the weaker is. */
function standingsOf(said: Said): ReadonlyMap<number, Standing> {
  const found = new Map<number, { standing: Standing; fineness: number }>();
  for (const { unit, standing } of said.values()) {
    const fineness = WAYS.indexOf(unit.way);
    for (let page = unit.first; page <= unit.last; page += 1) {
      const before = found.get(page);
      const isFiner = !before || fineness > before.fineness;
      if (isFiner || (fineness === before.fineness && isWeaker(standing, before.standing))) {
        found.set(page, { standing, fineness });
      }
    }
  }
  return new Map([...found].map(([page, { standing }]) => [page, standing]));
}

/** As it is sent: pages in a row that are held alike are one range. */
export function rangesOf(said: Said): HeldRange[] {
  const pages = [...standingsOf(said)].toSorted(([one], [other]) => one - other);
  const ranges: HeldRange[] = [];
  for (const [page, standing] of pages) {
    const last = ranges.at(-1);
    if (last?.last === page - 1 && last.standing === standing) last.last = page;
    else ranges.push({ first: page, last: page, standing });
  }
  return ranges;
}

/** How many pages each standing has. */
export function countPages(ranges: readonly HeldRange[]): Record<Standing, number> {
  const counts = { solid: 0, shaky: 0, rusty: 0, "not-yet": 0 };
  for (const { first, last, standing } of ranges) counts[standing] += last - first + 1;
  return counts;
}
