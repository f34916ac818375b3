/** Where somebody who begins is heard: what is recited for it, and how a teacher says what was heard. */
import type { Place } from "../quran/places.ts";

/**
 * How somebody recites, as a teacher heard it, the first step first: letters one by one; words with help; ayat alone, most
 * letters and vowels right; without a clear mistake (jali), rules to come; with the rules of tajwid.
 */
export const RECITATION_LEVELS = ["letters", "words", "ayat", "rules", "tajwid"] as const;
export type RecitationLevel = (typeof RECITATION_LEVELS)[number];

/** As a family says how it goes by now. */
export const READINGS = ["begins", "slowly", "fluently"] as const;
export type Reading = (typeof READINGS)[number];

/** What is recited: what everybody begins with, a short sura, or a page of the mushaf (412). */
export const PLACEMENT_PASSAGES: Record<Reading, { from: Place; to: Place }> = {
  begins: { from: { sura: 1, aya: 1 }, to: { sura: 1, aya: 7 } },
  slowly: { from: { sura: 93, aya: 1 }, to: { sura: 93, aya: 11 } },
  fluently: { from: { sura: 31, aya: 12 }, to: { sura: 31, aya: 19 } },
};
