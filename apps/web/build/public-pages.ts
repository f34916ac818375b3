import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type common from "../public/locales/en/common.json";
import type home from "../public/locales/en/home.json";
import type programs from "../public/locales/en/programs.json";
import { LANGUAGES } from "../src/i18n/languages.ts";
import type { Language } from "../src/i18n/languages.ts";
import { PRERENDERED_PATHS, type PrerenderedPath, fileNameOf } from "./prerender-pages.ts";

export type SiteTexts = {
  common: typeof common;
  home: typeof home;
  programs: typeof programs;
};

export type PageName = keyof (typeof common)["descriptions"];

const LOCALES = resolve(import.meta.dirname, "../public/locales");

function namespace(language: Language, name: keyof SiteTexts) {
  return JSON.parse(readFileSync(resolve(LOCALES, language, `${name}.json`), "utf8"));
}

export function siteTexts(language: Language): SiteTexts {
  return {
    common: namespace(language, "common"),
    home: namespace(language, "home"),
    programs: namespace(language, "programs"),
  };
}

const NAMES: Partial<Record<PrerenderedPath, PageName>> = {
  "/": "home",
  "/find-a-teacher": "findTeacher",
};

/** A prerendered page in one language, with the texts by which it is found. */
export function publicPages() {
  return LANGUAGES.flatMap((language) => {
    const texts = siteTexts(language);
    const { titles, descriptions } = texts.common;
    return PRERENDERED_PATHS.map((path) => {
      const name = (NAMES[path] ?? fileNameOf(path)) as PageName;
      const [title, description] = [titles[name], descriptions[name]];
      return { path, name, language, texts, title, description };
    });
  });
}

export type PublicPage = ReturnType<typeof publicPages>[number];
