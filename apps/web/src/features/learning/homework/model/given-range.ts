import { type Place, isPlace, placeNumber } from "@riwaq/domain/learning/quran/places";
import {
  PLACEMENT_PASSAGES,
  READINGS,
  type Reading,
} from "@riwaq/domain/learning/recitations/placement";

/** What was asked for, what places the pupil by how they read, or a portion of the evening; without these the family chooses. */
export type RecordSearch = {
  homework?: string;
  reading?: Reading | undefined;
  from?: string;
  to?: string;
};

const readingOf = (value: unknown) => READINGS.find((one) => one === value);

/** "78:4" where there is such an aya. */
function placeOf(text: unknown): Place | undefined {
  const [sura = 0, aya = 0] = typeof text === "string" ? text.split(":").map(Number) : [];
  return isPlace({ sura, aya }) ? { sura, aya } : undefined;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** What of an address is understood. */
export function recordSearch(search: Record<string, unknown>): RecordSearch {
  const { homework, reading, from, to } = search;
  return {
    ...(typeof homework === "string" && { homework }),
    ...(readingOf(reading) && { reading: readingOf(reading) }),
    ...(placeOf(from) && placeOf(to) && { from: textOf(from), to: textOf(to) }),
  };
}

/** What is recited without homework, and what for; undefined where the family chooses. */
export function givenRange({ reading, from: first, to: last }: RecordSearch) {
  if (reading) return { ...PLACEMENT_PASSAGES[reading], purpose: "placement" as const };
  const [from, to] = [placeOf(first), placeOf(last)];
  if (!from || !to || placeNumber(from) > placeNumber(to)) return undefined;
  return { from, to, purpose: "evening" as const };
}
