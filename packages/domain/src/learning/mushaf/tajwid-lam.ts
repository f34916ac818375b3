/** Rulings of qalqalah, of lam, and of letters that are written and not read. */
import {
  ALIF_WASLA,
  type Letter,
  hasFathatan,
  hasMadda,
  hasSukun,
  isDoubled,
  isNeverRead,
  isReadAtStop,
  vowelOf,
} from "./tajwid-letters.ts";
import type { Found } from "./tajwid-rules.ts";

const BOUNCES = new Set("قطبجد");

/** With the sign of sukun, or by the stop at the end. Without a sign the letter has run into the next one. */
export function findQalqalah(letters: readonly Letter[]): Found[] {
  return letters.flatMap((letter, at): Found[] => {
    if (!BOUNCES.has(letter.base)) return [];
    const isStop = at === letters.length - 1 && !hasFathatan(letter) && !hasMadda(letter);
    return hasSukun(letter) || isStop ? [{ at, rule: "qalqalah" }] : [];
  });
}

const isBareLam = ({ base, marks }: Letter) => base === "ل" && marks === "";
const isDoubledLam = (letter: Letter) => letter.base === "ل" && isDoubled(letter);

/** The lam of the article that has run into the letter after it. */
function isSunLam(letters: readonly Letter[], at: number): boolean {
  const [before, lam, after] = [letters[at - 1], letters[at], letters[at + 1]];
  if (!before || !lam || !after || !isBareLam(lam)) return false;
  return before.word === lam.word && after.word === lam.word && isDoubled(after);
}

/** Whether the doubled lam at this place is that of the name of Allah, also in Allahumma. */
function isOfTheName(letters: readonly Letter[], at: number): boolean {
  const [lam, ha, end] = [letters[at], letters[at + 1], letters[at + 2]];
  if (!lam || !isDoubledLam(lam) || ha?.base !== "ه" || ha.word !== lam.word) return false;
  if (vowelOf(ha) === null || ha.marks.length > 1) return false;
  const [first, before] = [letters[at - 2], letters[at - 1]];
  const isLast = end?.word !== lam.word;
  if (before && isBareLam(before)) {
    const isArticle = first?.base === ALIF_WASLA || (first !== undefined && hasMadda(first));
    return isArticle && (isLast || (end.base === "م" && isDoubled(end)));
  }
  return before?.base === "ل" && vowelOf(before) === "i" && vowelOf(ha) === "i" && isLast;
}

/** The vowel that is heard before the name; after a stop that of its own hamza. Null where it cannot be told. */
function vowelBefore(letters: readonly Letter[], lam: number) {
  for (let at = lam - 1; at >= 0; at -= 1) {
    const letter = letters[at];
    if (!letter || isNeverRead(letter) || isReadAtStop(letter)) continue;
    const vowel = vowelOf(letter);
    if (vowel) return vowel;
    if (hasSukun(letter) || (hasMadda(letter) && letter.base !== "ا")) return null;
  }
  return "a";
}

/** The lam of the article that is not heard, and that of the name of Allah by the vowel before it. */
export function findLam(letters: readonly Letter[]): Found[] {
  return letters.flatMap((_, at): Found[] => {
    if (isSunLam(letters, at)) return [{ at, rule: "lam-shamsiyyah" }];
    const vowel = isOfTheName(letters, at) ? vowelBefore(letters, at) : null;
    return vowel ? [{ at, rule: vowel === "i" ? "lam-light" : "lam-heavy" }] : [];
  });
}

/** Alif wasla is read by who begins with it only. */
export function findSilent(letters: readonly Letter[]): Found[] {
  return letters.flatMap((letter, at): Found[] => {
    if (letter.base === ALIF_WASLA && at > 0) return [{ at, rule: "hamzat-wasl" }];
    const isLast = at === letters.length - 1;
    return isNeverRead(letter) || (isReadAtStop(letter) && !isLast) ? [{ at, rule: "silent" }] : [];
  });
}
