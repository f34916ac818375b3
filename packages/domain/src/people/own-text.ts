/** The text of a teacher about themselves, which stands once in each language of the readers. */
import { READER_LANGUAGES, type ReaderLanguage } from "./applications/items.ts";

type Texts = Readonly<Record<ReaderLanguage, string>>;

/** The text in the language that is wanted, else in the first in which there is one, with its language; undefined where nothing was written. */
export function writtenIn(texts: Texts, wanted: ReaderLanguage) {
  const found = [wanted, ...READER_LANGUAGES].find((language) => texts[language].trim() !== "");
  return found && { text: texts[found], language: found };
}

/**
 * In which language the teacher's own page shows it: their own, else another in which there is one. What is shown is what
 * is changed there, so that a text never comes to stand under another language.
 */
export const languageOfOwnText = (texts: Texts, own: ReaderLanguage): ReaderLanguage =>
  writtenIn(texts, own)?.language ?? own;
