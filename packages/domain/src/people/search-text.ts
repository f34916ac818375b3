/** How names and titles are searched, in Latin and Arabic letters. */
const MARKS = /[\p{M}\u0640]/gu;

// Letters that Unicode does not take apart, and those that Arabic writers use for one another.
const ALIKE: Record<string, string> = { "\u0671": "ا", ى: "ي", ة: "ه", œ: "oe", æ: "ae", ß: "ss" };
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join("")}]`, "gu");

/** The form in which texts are compared: no case, no accents, no vowel signs, one form of each alif. */
export function foldText(text: string) {
  return text
    .normalize("NFKD")
    .replaceAll(MARKS, "")
    .toLowerCase()
    .replaceAll(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Whether what was typed stands somewhere in one of the texts; nothing typed stands everywhere. */
export function matchesText(texts: readonly string[], typed: string) {
  const wanted = foldText(typed);
  return texts.some((text) => foldText(text).includes(wanted));
}
