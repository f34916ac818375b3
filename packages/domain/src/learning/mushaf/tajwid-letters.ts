/** Words as they are read aloud: their letters with their marks, cut where the voice stops. */
import { isLetter } from "./words.ts";

export const SHADDA = "\u0651";
export const SUKUN = "\u0652";
export const MADDA = "\u0653";
export const DAGGER_ALIF = "\u0670";
export const TATWEEL = "\u0640";
export const ALIF_WASLA = "\u0671";
const HAMZA_ABOVE = "\u0654";
const FATHA = "\u064e";
const DAMMA = "\u064f";
const KASRA = "\u0650";
const FATHATAN = "\u064b";
const TANWEEN = [FATHATAN, "\u064c", "\u064d"];
const SMALL_WAW = "\u06e5";
const SMALL_YA = "\u06e6";
/** Never read; and read only by who stops there. */
const SILENT = "\u06df";
const SILENT_IN_JOINING = "\u06e0";
/** Signs on a word, after a space: a short stop without a breath, and a stop that has to be. */
const STOPS = [" \u06dc", " \u06d8"];
const HAMZAS = new Set("ءأإؤئ");

/** A letter or what carries a mark, with its marks. */
export type Letter = {
  /** Of the aya's words from 0; below 0 and beyond the last for words of other ayat. */
  word: number;
  /** Where it lies in its stored word, in code units. */
  from: number;
  to: number;
  base: string;
  marks: string;
};

const isBase = (character: string) =>
  isLetter(character) || character === TATWEEL || character === SMALL_WAW || character === SMALL_YA;

/** The letters of a stored word; signs after its space are none. */
export function lettersOf(stored: string, word: number): Letter[] {
  const letters: Letter[] = [];
  let from = 0;
  for (const character of stored.split(" ", 1)[0] ?? "") {
    const to = from + character.length;
    const last = letters.at(-1);
    if (isBase(character) || !last) letters.push({ word, from, to, base: character, marks: "" });
    else Object.assign(last, { to, marks: last.marks + character });
    from = to;
  }
  return letters;
}

/** The last word of the aya before and the first one of the aya after, where the reading goes on from and to them. */
export type Around = { before?: string | undefined; after?: string | undefined };

/**
 * The letters that are read in one go, in order. A saktah and the sign of a stop that has to be end it; the other signs
 * of pause do not: whoever stops there reads another way.
 */
export function stretchesOf(words: readonly string[], { before, after }: Around): Letter[][] {
  const stretches: Letter[][] = [[]];
  const read = [...(before === undefined ? [] : [before]), ...words];
  if (after !== undefined) read.push(after);
  const first = before === undefined ? 0 : -1;
  for (const [at, stored] of read.entries()) {
    stretches.at(-1)?.push(...lettersOf(stored, first + at));
    if (STOPS.some((sign) => stored.includes(sign))) stretches.push([]);
  }
  return stretches.filter((letters) => letters.length > 0);
}

const hasOneOf = ({ marks }: Letter, wanted: readonly string[]) =>
  wanted.some((mark) => marks.includes(mark));

export const isDoubled = ({ marks }: Letter): boolean => marks.includes(SHADDA);
export const hasSukun = ({ marks }: Letter): boolean => marks.includes(SUKUN);
export const hasMadda = ({ marks }: Letter): boolean => marks.includes(MADDA);
export const hasTanween = (letter: Letter): boolean => hasOneOf(letter, TANWEEN);
export const hasFathatan = ({ marks }: Letter): boolean => marks.includes(FATHATAN);
export const isHamza = ({ base, marks }: Letter): boolean =>
  HAMZAS.has(base) || marks.includes(HAMZA_ABOVE);

/** Without a vowel of its own, single, and no letter that is read by its name. */
export const isUnvowelled = (letter: Letter): boolean =>
  !hasTanween(letter) && !hasOneOf(letter, [FATHA, DAMMA, KASRA, SHADDA, MADDA]);

export const isNeverRead = ({ marks }: Letter): boolean => marks.includes(SILENT);
export const isReadAtStop = ({ marks }: Letter): boolean => marks.includes(SILENT_IN_JOINING);

/** A letter that is heard or becomes another; a bearer of marks alone is none. */
const isVoiced = (letter: Letter) => isLetter(letter.base) || isHamza(letter);

/** Where the next letter is that can be heard, from a place on. */
export function nextVoiced(
  letters: readonly Letter[],
  from: number,
  word?: "other",
): number | undefined {
  const here = letters[from]?.word;
  const at = letters.findIndex(
    (letter, place) =>
      place > from && isVoiced(letter) && !(word === "other" && letter.word === here),
  );
  return at === -1 ? undefined : at;
}

type Vowel = "a" | "i" | "u";

/** The short vowel that sounds on a letter, of a tanween that meets a letter without vowel the last; null without one. */
export function vowelOf({ marks }: Letter): Vowel | null {
  if (TANWEEN.some((mark) => marks.includes(mark))) return "i";
  if (marks.includes(KASRA)) return "i";
  if (marks.includes(DAMMA)) return "u";
  return marks.includes(FATHA) || marks.includes(DAGGER_ALIF) ? "a" : null;
}
