import type { InitOptions } from "i18next";

import { FALLBACK_LANGUAGE, LANGUAGES } from "./languages.ts";
import { DEFAULT_NAMESPACE } from "./namespaces.ts";

/** The loader's constants are written out although they are the defaults. */
export const i18nOptions = {
  fallbackLng: FALLBACK_LANGUAGE,
  supportedLngs: [...LANGUAGES],
  load: "languageOnly",
  nonExplicitSupportedLngs: true,
  ns: [DEFAULT_NAMESPACE],
  defaultNS: DEFAULT_NAMESPACE,
  interpolation: { escapeValue: false },
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
  react: { useSuspense: true },
} satisfies InitOptions;
