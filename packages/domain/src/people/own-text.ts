/** The text of a teacher about themselves, which stands once in each language of the readers. */
import { READER_LANGUAGES, type ReaderLanguage } from "./applications/items.ts";

type Texts = Readonly<Record<ReaderLanguage, string>>;

/**
 * In which language the teacher's own page shows it: their own, else another in which there is one. What is shown is what
 * is changed there, so that a text never comes to stand under another language.
 */
export function languageOfOwnText(texts: Texts, own: ReaderLanguage): ReaderLanguage {
  const isWritten = (language: ReaderLanguage) => texts[language].trim() !== "";
  return [own, ...READER_LANGUAGES].find(isWritten) ?? own;
}
