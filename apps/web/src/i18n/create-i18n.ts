import i18next from "i18next";
import type { i18n } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import HttpBackend from "i18next-http-backend";
import { initReactI18next } from "react-i18next";

import { currentLanguage, storeLanguage } from "./language-storage.ts";
import { languageFrom } from "./languages.ts";
import { i18nOptions } from "./options.ts";

/** A prerendered page is hydrated in the language it was written in, whatever is stored. */
export function isPrerenderedDocument() {
  return document.documentElement.hasAttribute("data-prerendered");
}

async function createBrowserI18n(): Promise<i18n> {
  const instance = i18next.createInstance();
  const written = isPrerenderedDocument() ? languageFrom(document.documentElement.lang) : undefined;
  await instance
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({ ...i18nOptions, ...(written && { lng: written }) });
  if (!written) storeLanguage(currentLanguage(instance));
  instance.on("languageChanged", () => storeLanguage(currentLanguage(instance)));
  return instance;
}

/** One instance per page in the browser, one per page written at build time. */
export async function createI18n(): Promise<i18n> {
  if (import.meta.env.SSR) {
    const { createPrerenderI18n } = await import("./prerender.ts");
    return createPrerenderI18n();
  }
  return createBrowserI18n();
}
