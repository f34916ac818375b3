/** Words as people type them: without marks, with the alif that they write where the mushaf has a small one or none. */
import { splitWords } from "./words.ts";

const LETTERS: Readonly<Partial<Record<string, string>>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  "\u0671": "ا",
  ؤ: "و",
  ئ: "ي",
  ى: "ي",
  ة: "ه",
  ء: "",
  // As keyboards of other languages type them.
  ی: "ي",
  ک: "ك",
};
const DAGGER_ALIF = "\u0670";
/** Above a word that is written without the ya that is read. */
const SMALL_HIGH_YA = "\u06e7";
/** Small letters, marks, signs and tatweel. Of what stands above or below a letter only the dagger alif is a sound. */
const MARK = /[\p{M}\u0640\u06dd\u06de\u06e5\u06e6\u06e9\u200c-\u200f\ufeff]/gu;
const REPEATED = /(ا|و|ي)\1+/gu;

function foldLetters(text: string): string {
  const bare = text.replaceAll(SMALL_HIGH_YA, "ي").replaceAll(MARK, "").replaceAll(DAGGER_ALIF, "");
  return [...bare]
    .map((letter) => LETTERS[letter] ?? letter)
    .join("")
    .replaceAll(REPEATED, "$1");
}

/** The words of what somebody typed, folded; what is no Arabic letter parts them. */
export const foldQuery = (typed: string): string[] =>
  foldLetters(typed)
    .split(/[^\u0621-\u064a]+/u)
    .filter((word) => word !== "");

/**
 * All forms in which a stored word may be typed, folded: the dagger alif left out, written as alif, or written instead
 * of the waw or ya that carries it. "ٱلصَّلَوٰةَ" is found as "الصلاة" and as "الصلوة".
 */
export function foldWord(stored: string): string[] {
  const [word = stored] = stored.split(" ");
  const carried = word.replaceAll(/[وى]\u0670/gu, "ا");
  const spelled = [
    word,
    word.replaceAll(DAGGER_ALIF, "ا"),
    carried.replaceAll(DAGGER_ALIF, "ا"),
    carried,
  ];
  return [...new Set(spelled.map(foldLetters))];
}

/** The words of an aya, each in all its forms. */
export const foldAya = (stored: string): string[][] => splitWords(stored).map(foldWord);

/**
 * Where a query stands in an aya: the number of its first word from 1, or null. A single word may lie within a longer
 * one; of several the first may have something before it and the last something after it, as "وَ" or "هُمْ" are written
 * together with their word.
 */
export function findWords(aya: readonly string[][], query: readonly string[]): number | null {
  const last = query.length - 1;
  if (last < 0) return null;
  const fits = (forms: readonly string[] | undefined, at: number): boolean =>
    (forms ?? []).some((form) => {
      const word = query[at] as string;
      if (last === 0) return form.includes(word);
      if (at === 0) return form.endsWith(word);
      return at === last ? form.startsWith(word) : form === word;
    });
  for (let from = 0; from + last < aya.length; from += 1) {
    if (query.every((_, at) => fits(aya[from + at], at))) return from + 1;
  }
  return null;
}
