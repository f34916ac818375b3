/** Places in the Quran, and how far it is from one to another. */
import { AYAT_OF } from "./suras.ts";

/** Sura 1 to 114 and an aya of it, from 1, by Hafs's count. */
export type Place = { sura: number; aya: number };

/** Ayat before each sura, and at the end all. */
const BEFORE: readonly number[] = sumsOf(AYAT_OF);

/** 6236. */
export const AYAT_TOTAL = BEFORE[AYAT_OF.length] as number;

/** Whether there is such an aya. */
export function isPlace({ sura, aya }: Place): boolean {
  const count = AYAT_OF[sura - 1];
  return count !== undefined && Number.isInteger(aya) && aya >= 1 && aya <= count;
}

/**
 * The number of an aya in the whole Quran, from 1 to 6236: places are compared and counted by it.
 * @throws RangeError where there is no such aya
 */
export function placeNumber(place: Place): number {
  if (!isPlace(place)) throw new RangeError(`No such aya: ${place.sura}:${place.aya}`);
  return (BEFORE[place.sura - 1] as number) + place.aya;
}

/**
 * The aya with this number in the whole Quran: `placeNumber` turned round.
 * @throws RangeError where there is none
 */
export function placeAt(number: number): Place {
  if (!Number.isInteger(number) || number < 1 || number > AYAT_TOTAL) {
    throw new RangeError(`No aya has this number: ${number}`);
  }
  const sura = BEFORE.findLastIndex((before) => before < number) + 1;
  return { sura, aya: number - (BEFORE[sura - 1] as number) };
}

/**
 * How many ayat from one place to another, both included; 0 where the second comes before the first.
 * @throws RangeError where there is no such aya
 */
export function countAyat(from: Place, to: Place): number {
  return Math.max(0, placeNumber(to) - placeNumber(from) + 1);
}

/** The aya after or before one, also in another sura; null beyond the ends of the Quran. */
export function neighbourOf({ sura, aya }: Place, by: 1 | -1): Place | null {
  const next = { sura, aya: aya + by };
  if (isPlace(next)) return next;
  const other = sura + by;
  const count = AYAT_OF[other - 1];
  return count === undefined ? null : { sura: other, aya: by === 1 ? 1 : count };
}

function sumsOf(counts: readonly number[]): number[] {
  const sums = [0];
  for (const count of counts) sums.push((sums.at(-1) as number) + count);
  return sums;
}
