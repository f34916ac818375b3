import type { InitOptions } from "i18next";
import type { HttpBackendOptions } from "i18next-http-backend";

import { FALLBACK_LANGUAGE, LANGUAGE_KEY, LANGUAGES, languageFrom } from "./languages.ts";
import { DEFAULT_NAMESPACE } from "./namespaces.ts";

/** Specification, sections 1 and 7: the loader's constants are written out although they are the defaults. */
export const i18nOptions = {
  fallbackLng: FALLBACK_LANGUAGE,
  supportedLngs: [...LANGUAGES],
  load: "languageOnly",
  nonExplicitSupportedLngs: true,
  ns: [DEFAULT_NAMESPACE],
  defaultNS: DEFAULT_NAMESPACE,
  interpolation: { escapeValue: false },
  backend: { loadPath: "/locales/{{lng}}/{{ns}}.json" },
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
  detection: {
    order: ["localStorage", "navigator"],
    lookupLocalStorage: LANGUAGE_KEY,
    // Stored by language-storage.ts: the library would store fr-CA.
    caches: [],
    convertDetectedLanguage: (tag: string) => languageFrom(tag) ?? tag,
  },
  react: { useSuspense: true },
} satisfies InitOptions<HttpBackendOptions>;
