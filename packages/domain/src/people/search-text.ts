/** How names and titles are searched, in Latin and Arabic letters. The database folds names alike (`fold_text`, migrations). */

// Vowel signs and accents, what is not seen, and the stroke that only makes an Arabic word longer.
const MARKS = /[\p{M}\p{Cf}\u0640]/gu;

// Letters that Unicode does not take apart, and those that writers use for one another.
const ALIKE: Record<string, string> = {
  "\u0671": "ا",
  ى: "ي",
  ة: "ه",
  ک: "ك",
  ی: "ي",
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ς: "σ",
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join("")}]`, "gu");

/** Figures as Arabic and Persian keyboards write them, in those of everybody else. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 15),
  );

/** The form in which texts are compared: no case, no accents, no vowel signs, one form of each alif and of each figure. */
export function foldText(text: string) {
  return latinDigits(text.normalize("NFKD").replaceAll(MARKS, "").toLowerCase())
    .replaceAll(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Whether what was typed stands somewhere in one of the texts; nothing typed stands everywhere. */
export function matchesText(texts: readonly string[], typed: string) {
  const wanted = foldText(typed);
  return texts.some((text) => foldText(text).includes(wanted));
}

// What joins the parts of one name: El-Naggar, O'Brien.
const JOINS = /[-'’ʼ._‐‑]/gu;

/** The words of a name, or of what is searched in one, as they are compared. */
export function wordsOfName(name: string): string[] {
  return foldText(name)
    .replaceAll(JOINS, " ")
    .split(" ")
    .filter((word) => word !== "");
}
