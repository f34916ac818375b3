import type { Language } from "@riwaq/contracts/languages";
import type { InLanguages } from "@riwaq/contracts/people/programmes";

import { LANGUAGES } from "../i18n/languages.ts";

/** A person's text in the reader's language, or else in another in which there is one; with its language. */
export function writtenIn(texts: InLanguages, language: Language) {
  const found = [language, ...LANGUAGES].find((code) => texts[code].trim() !== "");
  return found && { text: texts[found], language: found };
}
