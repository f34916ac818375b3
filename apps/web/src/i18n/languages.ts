import type { Language } from "@riwaq/contracts/languages";

export type { Language };

// Repeated from the contract, which would bring zod into the entry chunk.
export const LANGUAGES = ["en", "fr", "ar"] as const satisfies readonly Language[];
export const FALLBACK_LANGUAGE: Language = "en";

export const LANGUAGE_KEY = "i18nextLng";
export const LANGUAGE_COOKIE = "lang";

/** Only the part before the hyphen counts; an unknown language gives undefined. */
export function languageFrom(tag: string | null | undefined): Language | undefined {
  const base = tag?.trim().toLowerCase().split("-")[0];
  return LANGUAGES.find((language) => language === base);
}

export function directionOf(language: Language): "rtl" | "ltr" {
  return language === "ar" ? "rtl" : "ltr";
}
