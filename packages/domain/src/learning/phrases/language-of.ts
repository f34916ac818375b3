/** Which language somebody's words are written in, as far as their letters and commonest words make it certain. */
import type { WordLanguage } from "./phrase.ts";

/** Letters only: the digits ٠–٩ are of the Arabic script too. */
const ARABIC_LETTER = /[\p{Script=Arabic}&&\p{L}]/gv;
const LATIN_LETTER = /[\p{Script=Latin}&&\p{L}]/gv;
const WORD = /\p{L}+/gu;

/** Words that make up much of a language and are none in the other one. */
const COMMON = {
  fr: "le la les un une des du de et est avec pour dans sur votre vous nous ses chaque très bien pas que qui ce cette il elle au aux en mais soir jour jours fois lire apprendre écouter réviser réciter écrire",
  en: "the and of to with your you we is are was his her each every very well not this that for from by it he she at but day days evening read learn listen write recite revise needs good great",
} as const;

const WORDS_OF = {
  fr: new Set(COMMON.fr.split(" ")),
  en: new Set(COMMON.en.split(" ")),
};

/** Letters of French that neither English nor transcribed Arabic has. */
const FRENCH_LETTER = /[éèêëàâçùûîïôœ]/u;

/** So many signs of one language, and none of the other. */
const SIGNS_ENOUGH = 2;

/**
 * The language of a text, or null where it cannot be said for certain: mostly Arabic letters are Arabic; of Latin
 * letters only a text with at least two signs of French or of English, and none of the other.
 */
export function languageOf(text: string): WordLanguage | null {
  const arabic = countOf(text, ARABIC_LETTER);
  const latin = countOf(text, LATIN_LETTER);
  if (arabic === latin) return null;
  if (arabic > latin) return "ar";
  const words = text.toLowerCase().normalize("NFC").match(WORD) ?? [];
  const french = words.filter((word) => WORDS_OF.fr.has(word) || FRENCH_LETTER.test(word)).length;
  const english = words.filter((word) => WORDS_OF.en.has(word)).length;
  if (french >= SIGNS_ENOUGH && english === 0) return "fr";
  return english >= SIGNS_ENOUGH && french === 0 ? "en" : null;
}

/** The language of a text that is none of those that its readers read; null where they read it, or nobody can say. */
export function languageUnread(
  text: string,
  languagesRead: readonly WordLanguage[],
): WordLanguage | null {
  const language = languageOf(text);
  return language !== null && !languagesRead.includes(language) ? language : null;
}

const countOf = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;
