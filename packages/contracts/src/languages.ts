import { z } from "zod";

export const LANGUAGES = ["en", "fr", "ar"] as const;
export const FALLBACK_LANGUAGE = "en";

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** Keeps only the part before the hyphen; an unknown language gives undefined. */
export function languageFrom(tag: string): Language | undefined {
  const base = tag.trim().toLowerCase().split("-")[0];
  return LANGUAGES.find((language) => language === base);
}
