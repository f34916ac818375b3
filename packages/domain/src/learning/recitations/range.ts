/** Which ayat a recording in a lesson is of. */
import { ayatOfPage, pageOf } from "../mushaf/divisions.ts";
import { type Place, placeAt } from "../quran/places.ts";

export type RecordedRange = { from: Place; to: Place };

/** The ayat of a page in their order. @throws RangeError where there is no such page */
export function ayatOn(page: number): Place[] {
  const { first, last } = ayatOfPage(page);
  return Array.from({ length: last - first + 1 }, (_, at) => placeAt(first + at));
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
