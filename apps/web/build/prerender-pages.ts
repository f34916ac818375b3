import { LANGUAGES } from "../src/i18n/languages.ts";
import type { Language } from "../src/i18n/languages.ts";

/** The pages that are written as files, once per language; every other address is answered by the shell. */
export const PRERENDERED_PATHS = [
  "/",
  "/about",
  "/programs",
  "/curriculum",
  "/pricing",
  "/terms",
  "/privacy",
  "/legal",
  "/conditions",
  "/withdraw",
  "/cancel",
  "/contact",
  "/login",
  "/register",
] as const;

export type PrerenderedPath = (typeof PRERENDERED_PATHS)[number];

export function fileNameOf(path: PrerenderedPath) {
  return path === "/" ? "index" : path.slice(1);
}

function outputPath(language: Language, path: PrerenderedPath) {
  return `/public/${language}/${fileNameOf(path)}`;
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
