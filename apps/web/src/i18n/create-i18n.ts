import i18next from "i18next";
import type { i18n } from "i18next";
import { initReactI18next } from "react-i18next";

import { fetchBackend } from "./fetch-backend.ts";
import { currentLanguage, storeLanguage } from "./language-storage.ts";
import { FALLBACK_LANGUAGE, languageFrom } from "./languages.ts";
import { i18nOptions } from "./options.ts";

/** A prerendered page is hydrated in the language it was written in, whatever is stored. */
export function isPrerenderedDocument() {
  return document.documentElement.hasAttribute("data-prerendered");
}

/** The document is in the right language already: as written, or as the script of the first paint found it. */
async function createBrowserI18n(): Promise<i18n> {
  const instance = i18next.createInstance();
  const lng = languageFrom(document.documentElement.lang) ?? FALLBACK_LANGUAGE;
  await instance
    .use(fetchBackend)
    .use(initReactI18next)
    .init({ ...i18nOptions, lng });
  if (!isPrerenderedDocument()) storeLanguage(lng);
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
