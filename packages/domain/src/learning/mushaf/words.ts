/** The words of an aya, as the mushaf draws and counts them. The stored text is only cut, never changed. */

/** A word: sura and aya as Hafs counts, and the word in the aya from 1. One more than its words is the aya's marker. */
export type WordPlace = { sura: number; aya: number; word: number };

const TATWEEL = "\u0640";
const ALIF_WASLA = "\u0671";

/** Whether it is a letter of a word, and no mark or sign. */
export const isLetter = (character: string): boolean =>
  (character >= "\u0621" && character <= "\u064a" && character !== TATWEEL) ||
  character === ALIF_WASLA;

const hasLetter = (piece: string) => [...piece].some(isLetter);

/**
 * The words of a stored aya in order. A sign of pause, saktah or sajda stands with the word before it, after the space
 * that the text has there: joined by spaces they are the stored aya again.
 */
export function splitWords(aya: string): string[] {
  const words: string[] = [];
  for (const piece of aya.split(" ")) {
    const before = words.length - 1;
    if (hasLetter(piece) || before < 0) words.push(piece);
    else words[before] += ` ${piece}`;
  }
  return words;
}

/** How a word is named in addresses and kept answers: "2:255:7". */
export const wordKey = ({ sura, aya, word }: WordPlace): string => `${sura}:${aya}:${word}`;

const KEY = /^(\d{1,3}):(\d{1,3}):(\d{1,3})$/;

/** The word of a key; null where it is none. Whether there is such a word only its aya says. */
export function readWordKey(key: string): WordPlace | null {
  const [, sura, aya, word] = KEY.exec(key) ?? [];
  if (sura === undefined) return null;
  return { sura: Number(sura), aya: Number(aya), word: Number(word) };
}

/** Below 0 where `a` comes first in the Quran, above where `b` does. */
export const compareWords = (a: WordPlace, b: WordPlace): number =>
  a.sura - b.sura || a.aya - b.aya || a.word - b.word;
