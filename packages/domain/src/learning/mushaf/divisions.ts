/** Pages, juz, hizb and quarters of the mushaf: what begins where, and what a place lies in. */
import { AYAT_TOTAL, type Place, placeNumber } from "../quran/places.ts";
import { PAGE_STARTS, QUARTER_STARTS, type Starts } from "./starts.ts";

export const PAGES = 604;
export const JUZ = 30;
/** Eight quarters are a juz, four of them a hizb. */
export const QUARTERS = 240;
const QUARTERS_OF_HIZB = 4;
const QUARTERS_OF_JUZ = 8;

const pages = placesOf(PAGE_STARTS);
const quarters = placesOf(QUARTER_STARTS);

/** The page on which a place stands, from 1 to 604. */
export const pageOf = (place: Place): number => lastBefore(pages, place);

/** The quarter of a hizb in which a place lies, from 1 to 240. */
export const quarterOf = (place: Place): number => lastBefore(quarters, place);

/** From 1 to 60. */
export const hizbOf = (place: Place): number =>
  Math.floor((quarterOf(place) - 1) / QUARTERS_OF_HIZB) + 1;

/** From 1 to 30. */
export const juzOf = (place: Place): number =>
  Math.floor((quarterOf(place) - 1) / QUARTERS_OF_JUZ) + 1;

/** The first aya of a page. @throws RangeError where there is no such page */
export const startOfPage = (page: number): Place => startOf(pages, page);

/** The first aya of a juz. @throws RangeError where there is no such juz */
export const startOfJuz = (juz: number): Place =>
  startOf(quarters, (juz - 1) * QUARTERS_OF_JUZ + 1);

/** The numbers of the first and the last aya of a page in the whole Quran (`placeNumber`). */
export function ayatOfPage(page: number): { first: number; last: number } {
  const next = pages[page];
  return {
    first: placeNumber(startOfPage(page)),
    last: next ? placeNumber(next) - 1 : AYAT_TOTAL,
  };
}

function startOf(starts: readonly Place[], number: number): Place {
  const place = starts[number - 1];
  if (!place) throw new RangeError(`Nothing begins there: ${number}`);
  return place;
}

function lastBefore(starts: readonly Place[], place: Place): number {
  const number = placeNumber(place);
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (placeNumber(starts[middle] as Place) <= number) low = middle;
    else high = middle;
  }
  return low + 1;
}

function placesOf(starts: Starts): Place[] {
  return Object.entries(starts).flatMap(([sura, ayat]) =>
    (ayat ?? []).map((aya) => ({ sura: Number(sura), aya })),
  );
}
