import { LANGUAGES } from "../src/i18n/languages.ts";

/** The pages that are written as files, once per language; every other address is answered by the shell. */
export const PRERENDERED_PATHS = [
  "/",
  "/about",
  "/programs",
  "/curriculum",
  "/pricing",
  "/terms",
  "/privacy",
  "/contact",
] as const;

function outputPath(language: string, path: string) {
  return `/public/${language}${path === "/" ? "/index" : path}`;
}

export const prerenderPages = LANGUAGES.flatMap((language) =>
  PRERENDERED_PATHS.map((path) => ({
    path: `${path}?lang=${language}`,
    prerender: {
      enabled: true,
      headers: { "accept-language": language },
      outputPath: outputPath(language, path),
      autoSubfolderIndex: false,
      crawlLinks: false,
    },
  })),
);
