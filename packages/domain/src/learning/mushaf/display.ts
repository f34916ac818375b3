/**
 * How a stored word is drawn. The text keeps its own code points; the print has another sukun, tanween that is open
 * before letters it runs into, and signs that stand on their word.
 */
import { isLetter } from "./words.ts";

const SUKUN = "\u0652";
const SUKUN_OF_PRINT = "\u06e1";
const HAMZA_ABOVE = "\u0654";
const MADDA = "\u0653";
const SMALL_WAW = "\u06e5";
const SMALL_YA = "\u06e6";
const NO_BREAK_SPACE = "\u00a0";
const AYA_END = "\u06dd";
const RUB_SIGN = "\u06de";

/** Of fathatan, dammatan and kasratan: the vowel alone, and the tanween that is open. */
const TANWEEN: Readonly<Partial<Record<string, { vowel: string; open: string }>>> = {
  "\u064b": { vowel: "\u064e", open: "\u08f0" },
  "\u064c": { vowel: "\u064f", open: "\u08f1" },
  "\u064d": { vowel: "\u0650", open: "\u08f2" },
};
/** A small meem above or below says that the tanween is one. */
const IQLAB = new Set(["\u06e2", "\u06ed"]);
/** Letters of the throat, alif and hamza in any seat: a tanween before them is read clearly. */
const CLEAR = new Set([
  ..."\u0621\u0623\u0625\u0627\u0647\u0639\u062d\u063a\u062e",
  "\u0671",
  HAMZA_ABOVE,
]);

/** The letter by which a word begins, as the tanween before it hears it; undefined where there is no word. */
export const firstLetter = (word: string | undefined): string | undefined =>
  [...(word ?? "")].find((character) => isLetter(character) || character === HAMZA_ABOVE);

/**
 * The form in which a stored word is drawn. `next` is the word after it, in the same sura, also of the next aya;
 * undefined at the end of a sura, where a tanween stays as it is stored.
 */
export function displayWord(stored: string, next: string | undefined): string {
  const characters = [...stored];
  const follow = firstLetter(next);
  return characters
    .map((character, at) => {
      if (character === SUKUN) return SUKUN_OF_PRINT;
      if (character === " ") return isAfterSmallLetter(characters, at) ? NO_BREAK_SPACE : "";
      const tanween = TANWEEN[character];
      if (!tanween) return character;
      if (isIqlab(characters, at)) return tanween.vowel;
      return follow === undefined || CLEAR.has(follow) ? character : tanween.open;
    })
    .join("");
}

function isAfterSmallLetter(characters: readonly string[], at: number): boolean {
  const before = characters[at - 1] === MADDA ? characters[at - 2] : characters[at - 1];
  return before === SMALL_WAW || before === SMALL_YA;
}

function isIqlab(characters: readonly string[], at: number): boolean {
  for (const character of characters.slice(at + 1)) {
    if (isLetter(character) || character === " ") return false;
    if (IQLAB.has(character)) return true;
  }
  return false;
}

/** The basmala above a sura: a line of its own, in which only the sukun is another. */
export const displayBasmala = (stored: string): string => stored.replaceAll(SUKUN, SUKUN_OF_PRINT);

/** Before the first word of an aya that begins a quarter with the sign. */
export const QUARTER_SIGN = RUB_SIGN + NO_BREAK_SPACE;

const ZERO = 0x0660;

/** A number as the mushaf writes it. */
export const arabicDigits = (number: number): string =>
  [...String(number)].map((digit) => String.fromCodePoint(ZERO + Number(digit))).join("");

/** What ends an aya: drawn as one sign around its number. */
export const ayaMarker = (aya: number): string => AYA_END + arabicDigits(aya);
