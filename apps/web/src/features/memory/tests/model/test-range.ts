import {
  JUZ,
  ayatOfPage,
  juzOf,
  pageOf,
  startOfJuz,
  startOfPage,
} from "@riwaq/domain/learning/mushaf/divisions";
import { AYAT_TOTAL, type Place, placeAt, placeNumber } from "@riwaq/domain/learning/quran/places";
import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";

/** What a test is about: all that is held, a juz, a sura, or pages from one to another. */
export const GROUNDS = ["all", "juz", "sura", "pages"] as const;
export type Ground = (typeof GROUNDS)[number];
export type Chosen = { ground: Ground; juz: number; sura: number; first: number; last: number };

/** Which juz and suras have a page of those that are held. */
export function offeredOf(pages: readonly number[]): { juz: number[]; suras: number[] } {
  const places = pages.map((page) => {
    const { last } = ayatOfPage(page);
    return { from: startOfPage(page), to: placeAt(last) };
  });
  const within = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const juz = places.flatMap(({ from, to }) => within(juzOf(from), juzOf(to)));
  const suras = places.flatMap(({ from, to }) => within(from.sura, to.sura));
  return { juz: sorted(juz), suras: sorted(suras) };
}

const sorted = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b);

/** With what a choice begins: all that is held. */
export function firstChoice(pages: readonly number[]): Chosen {
  const { juz, suras } = offeredOf(pages);
  return {
    ground: "all",
    juz: juz[0] ?? 1,
    sura: suras[0] ?? 1,
    first: pages[0] ?? 1,
    last: pages.at(-1) ?? 1,
  };
}

/** The first and the last aya of what was chosen. */
export function rangeOf(chosen: Chosen, pages: readonly number[]): { from: Place; to: Place } {
  const { ground, juz, sura } = chosen;
  if (ground === "sura") {
    return { from: { sura, aya: 1 }, to: { sura, aya: AYAT_OF[sura - 1] ?? 1 } };
  }
  if (ground === "juz") {
    const last = juz === JUZ ? AYAT_TOTAL : placeNumber(startOfJuz(juz + 1)) - 1;
    return { from: startOfJuz(juz), to: placeAt(last) };
  }
  const whole = { first: pages[0] ?? 1, last: pages.at(-1) ?? 1 };
  const { first, last } = ground === "all" ? whole : chosen;
  return { from: startOfPage(first), to: placeAt(ayatOfPage(last).last) };
}

/** The pages on which a question stands. */
export function pagesOf({ from, to }: { from: Place; to: Place }): number[] {
  const first = pageOf(from);
  return Array.from({ length: pageOf(to) - first + 1 }, (_, at) => first + at);
}
