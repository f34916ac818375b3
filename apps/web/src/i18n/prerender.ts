import { getRequestHeader } from "@tanstack/react-start/server";
import i18next from "i18next";
import type { Resource, ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";

import { FALLBACK_LANGUAGE, languageFrom } from "./languages.ts";
import { NAMESPACES } from "./namespaces.ts";
import { i18nOptions } from "./options.ts";

const files = import.meta.glob<ResourceKey>("../../public/locales/*/*.json", {
  eager: true,
  import: "default",
});

function allResources(): Resource {
  const resources: Resource = {};
  for (const [path, keys] of Object.entries(files)) {
    const [language = "", file = ""] = path.split("/").slice(-2);
    (resources[language] ??= {})[file.replace(".json", "")] = keys;
  }
  return resources;
}

const resources = allResources();

/** The build asks for each page with the language in this header. */
export async function createPrerenderI18n() {
  const instance = i18next.createInstance();
  const lng = languageFrom(getRequestHeader("accept-language")) ?? FALLBACK_LANGUAGE;
  await instance.use(initReactI18next).init({
    ...i18nOptions,
    lng,
    ns: [...NAMESPACES],
    resources,
  });
  return instance;
}
