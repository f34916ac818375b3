import i18next from "i18next";
import type { Resource, ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";

import type { Language } from "../src/i18n/languages.ts";
import { NAMESPACES } from "../src/i18n/namespaces.ts";
import { i18nOptions } from "../src/i18n/options.ts";

const files = import.meta.glob<ResourceKey>("../public/locales/*/*.json", {
  eager: true,
  import: "default",
});

const resources: Resource = {};
for (const [path, texts] of Object.entries(files)) {
  const [language = "", file = ""] = path.split("/").slice(-2);
  (resources[language] ??= {})[file.replace(".json", "")] = texts;
}

/** The real texts, without a network. */
export async function createTestI18n(language: Language) {
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: language, ns: [...NAMESPACES], resources });
  return instance;
}
