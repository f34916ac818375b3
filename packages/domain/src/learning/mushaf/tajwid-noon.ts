/** Rulings of noon and meem: without a vowel by the letter that follows, doubled always. */
import {
  type Letter,
  hasTanween,
  isDoubled,
  isHamza,
  isUnvowelled,
  nextVoiced,
} from "./tajwid-letters.ts";
import type { Found } from "./tajwid-rules.ts";

const THROAT = new Set("هعحغخ");
const MERGES_WITH_GHUNNAH = new Set("ينمو");
const MERGES_WITHOUT = new Set("لر");
const HIDES = new Set("تثجدذزسشصضطظفقك");
/** A small noon, which alone is written in 21:88. */
const SMALL_NOON = "\u06e8";
/** In 12:11 the noon is read in two ways, of which one has no ghunnah. */
const HINTED = "\u06eb";

type NoonRuling = "izhar" | "idgham-ghunnah" | "idgham" | "ikhfa" | "iqlab";

/**
 * What becomes of a noon without vowel, or of a tanween, by the letter alone that is read after it. Undefined before
 * alif wasla: there the noon gets a vowel.
 */
export function noonRulingBefore(letter: Letter): NoonRuling | undefined {
  if (isHamza(letter) || THROAT.has(letter.base)) return "izhar";
  if (MERGES_WITH_GHUNNAH.has(letter.base)) return "idgham-ghunnah";
  if (MERGES_WITHOUT.has(letter.base)) return "idgham";
  if (letter.base === "ب") return "iqlab";
  return HIDES.has(letter.base) ? "ikhfa" : undefined;
}

export const isBareNoon = (letter: Letter): boolean =>
  (letter.base === "ن" || letter.marks.includes(SMALL_NOON)) && isUnvowelled(letter);

/** Noon runs into a letter of another word only: in one word (dunya, bunyan, sinwan, qinwan) it is read clearly. */
export function findNoon(letters: readonly Letter[]): Found[] {
  return letters.flatMap((letter, at): Found[] => {
    const isTanween = hasTanween(letter);
    if (!isTanween && !isBareNoon(letter)) return [];
    const follow = nextVoiced(letters, at, isTanween ? "other" : undefined);
    const next = follow === undefined ? undefined : letters[follow];
    const rule = next && noonRulingBefore(next);
    if (follow === undefined || rule === undefined) return [];
    if (rule !== "idgham" && rule !== "idgham-ghunnah") return [{ at, rule }];
    if (next?.word === letter.word) return [{ at, rule: "izhar" }];
    return [
      { at, rule },
      { at: follow, rule },
    ];
  });
}

export const isBareMeem = (letter: Letter): boolean => letter.base === "م" && isUnvowelled(letter);

/** Hidden before ba, merged into meem, and clear before every other letter. */
export function findMeem(letters: readonly Letter[]): Found[] {
  return letters.flatMap((letter, at): Found[] => {
    const follow = isBareMeem(letter) ? nextVoiced(letters, at) : undefined;
    const next = follow === undefined ? undefined : letters[follow];
    if (follow === undefined || !next) return [];
    if (next.base === "ب") return [{ at, rule: "ikhfa-shafawi" }];
    if (next.base !== "م") return [{ at, rule: "izhar-shafawi" }];
    return [
      { at, rule: "idgham-shafawi" },
      { at: follow, rule: "idgham-shafawi" },
    ];
  });
}

/** The first letter after a stop is doubled only for who did not stop. */
export function findGhunnah(letters: readonly Letter[]): Found[] {
  return letters.flatMap((letter, at): Found[] => {
    const isOne = (letter.base === "ن" || letter.base === "م") && isDoubled(letter);
    const before = letters[at - 1];
    return isOne && before && !before.marks.includes(HINTED) ? [{ at, rule: "ghunnah" }] : [];
  });
}
