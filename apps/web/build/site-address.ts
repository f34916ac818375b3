import { LANGUAGES } from "../src/i18n/languages.ts";
import type { Language } from "../src/i18n/languages.ts";

/** Stands for the site's origin, which only the running server knows: it writes its own there (site-documents.ts). */
export const ORIGIN = "https://riwaq.invalid";

export function addressOf(path: string, language?: Language) {
  return `${ORIGIN}${path}${language ? `?lang=${language}` : ""}`;
}

/** Each language under its own address; the one without a language answers in the reader's own. */
export function alternatesOf(path: string) {
  return [
    ...LANGUAGES.map((language) => ({ hreflang: language, href: addressOf(path, language) })),
    { hreflang: "x-default", href: addressOf(path) },
  ];
}
