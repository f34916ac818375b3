/** Which ayat a recording in a lesson is of. */
import { PAGES, ayatOfPage, pageOf } from "../mushaf/divisions.ts";
import { type Place, placeAt } from "../quran/places.ts";

export type RecordedRange = { from: Place; to: Place };

/** A recording lasts a quarter of an hour at most: longer than that nobody recites five pages. */
export const RANGE_PAGES = 5;

const placesFrom = (first: number, last: number): Place[] =>
  Array.from({ length: last - first + 1 }, (_, at) => placeAt(first + at));

/** The ayat of a page in their order. @throws RangeError where there is no such page */
export function ayatOn(page: number): Place[] {
  const { first, last } = ayatOfPage(page);
  return placesFrom(first, last);
}

/** Where a recitation that begins on a page may end, also on a later one. @throws RangeError where there is no such page */
export function endsFrom(page: number): Place[] {
  const { first } = ayatOfPage(page);
  const { last } = ayatOfPage(Math.min(PAGES, page + RANGE_PAGES - 1));
  return placesFrom(first, last);
}

/**
 * What is offered on a page before anybody says otherwise: from the aya that was marked last, where it stands on this
 * page, to the end of the page. @throws RangeError where there is no such page
 */
export function offeredRange(page: number, lastMarked: Place | undefined): RecordedRange {
  const { first, last } = ayatOfPage(page);
  const isHere = lastMarked !== undefined && pageOf(lastMarked) === page;
  const from = isHere ? { sura: lastMarked.sura, aya: lastMarked.aya } : placeAt(first);
  return { from, to: placeAt(last) };
}
