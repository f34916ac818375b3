/**
 * The two ayat of the home page, as packages/mushaf holds them, which a test compares: Tanzil Quran Text (Uthmani,
 * Version 1.1), Copyright (C) 2007-2026 Tanzil Project, CC BY 3.0, verbatim.
 */
import { ayaMarker, displayWord } from "@riwaq/domain/learning/mushaf/display";
import { splitWords } from "@riwaq/domain/learning/mushaf/words";

export const SURA = 78;
export const AYAT = ["عَمَّ يَتَسَآءَلُونَ", "عَنِ ٱلنَّبَإِ ٱلْعَظِيمِ"] as const;

/** What a teacher might have heard, by aya and word: one of the rules of beauty, one of the letters. */
export const MARKED = [
  { id: "madd", severity: "khafi", aya: 1, word: 2 },
  { id: "letter", severity: "jali", aya: 2, word: 3 },
] as const;
export type MarkedId = (typeof MARKED)[number]["id"];

export type VerseWord = { place: string; text: string; stored: string };

/** As it is drawn: of each aya its words, and the sign at its end. */
export function drawnVerse(): { aya: number; words: VerseWord[]; marker: string }[] {
  return AYAT.map((text, index) => {
    const aya = index + 1;
    const stored = splitWords(text);
    const words = stored.map((word, at) => ({
      place: `${aya}:${at + 1}`,
      text: displayWord(word, stored[at + 1] ?? splitWords(AYAT[aya] ?? "")[0]),
      stored: word,
    }));
    return { aya, words, marker: ayaMarker(aya) };
  });
}
