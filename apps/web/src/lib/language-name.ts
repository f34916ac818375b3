import type { Language } from "@riwaq/contracts/languages";

import { kept } from "./kept.ts";

const namesIn = kept((language: Language) => new Intl.DisplayNames(language, { type: "language" }));

/** "fr" is French to a reader of English; the French write it small, as it stands within a sentence. */
export function languageName(code: string, language: Language) {
  return namesIn(language).of(code) ?? code;
}

/** The same where it stands alone, as a choice does. */
export function languageLabel(code: string, language: Language) {
  const [first = "", ...rest] = languageName(code, language);
  return first.toLocaleUpperCase(language) + rest.join("");
}
