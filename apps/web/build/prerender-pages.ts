import { LANGUAGES } from "../src/i18n/languages.ts";
import type { Language } from "../src/i18n/languages.ts";

/** The pages that are written as files, once per language; every other address is answered by the shell. */
export const PRERENDERED_PATHS = [
  "/",
  "/about",
  "/programs",
  "/curriculum",
  "/teachers",
  "/find-a-teacher",
  "/pricing",
  "/placement",
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

/** Pages of which each address has its own name: written once, and given it by the server (named-pages.ts there). */
export const NAMED_PAGES = [
  { path: "/teachers/__SLUG__", file: "teacher", above: "/teachers", type: "profile" },
  { path: "/programs/__SLUG__", file: "programme", above: "/programs", type: "website" },
] as const;

const pageAt = (path: string, file: string) =>
  LANGUAGES.map((language: Language) => ({
    path: `${path}?lang=${language}`,
    prerender: {
      enabled: true,
      headers: { "accept-language": language },
      outputPath: `/public/${language}/${file}`,
      autoSubfolderIndex: false,
      crawlLinks: false,
    },
  }));

export const prerenderPages = [
  ...PRERENDERED_PATHS.map((path) => ({ path, file: fileNameOf(path) })),
  ...NAMED_PAGES,
].flatMap(({ path, file }) => pageAt(path, file));
