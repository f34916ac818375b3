type HasLetter = (codePoint: number) => boolean;

/** Narrower than half a page: a longer word would run out of its column. */
const WORD_MAX = 36;
const LONG_WORDS = new RegExp(`\\S{${WORD_MAX}}(?=\\S)`, "gu");
const NARROW_SPACE = /[\u202f\u2009\u200a]/g;

/**
 * What people wrote, in letters that the fonts have: others lose their accents, or are written "?"; signs that no font
 * has, such as emoji, are left out.
 */
export function printable(text: string, hasLetter: HasLetter): string {
  return [...withWideSpaces(text.normalize("NFC")).replaceAll("\t", " ")]
    .map((letter) => (letter === "\n" ? letter : writable(letter, hasLetter)))
    .join("")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(LONG_WORDS, "$& ");
}

/** The narrow ones are not in the fonts. */
export function withWideSpaces(text: string): string {
  return text.replaceAll(NARROW_SPACE, "\u00a0");
}

function writable(letter: string, hasLetter: HasLetter): string {
  const canWrite = (one: string) => hasLetter(one.codePointAt(0) ?? 0);
  if (canWrite(letter)) return letter;
  const bare = [...letter.normalize("NFKD")].filter(canWrite).join("");
  if (bare !== "") return bare;
  return /[\p{L}\p{N}]/u.test(letter) ? "?" : "";
}

/** The direction of its first letter, as browsers find it for `dir="auto"`. */
export function directionOf(text: string): "ltr" | "rtl" | undefined {
  const [first] = /\p{L}/u.exec(text) ?? [];
  if (first === undefined) return undefined;
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? "rtl" : "ltr";
}

/** Numbers keep together and in their order between Arabic words, and on both sides of an Arabic comma. */
export function numbersMarked(text: string): string {
  return text
    .replaceAll(/\d[\d.,:/]*(?:\u00a0?%)?/g, "\u200e$&\u200e")
    .replaceAll(/،\s/g, "\u200f$&\u200f");
}
