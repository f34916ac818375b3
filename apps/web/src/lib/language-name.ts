import type { Language } from "@riwaq/contracts/languages";

/** "fr" is French to a reader of English; in French and Arabic too it stands with other words in a line. */
export function languageName(code: string, language: Language) {
  return new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
}
