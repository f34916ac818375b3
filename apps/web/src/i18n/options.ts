import type { InitOptions } from "i18next";

import { LANGUAGES } from "./languages.ts";
import { DEFAULT_NAMESPACE } from "./namespaces.ts";

/**
 * Of a language that is asked for only the part before the hyphen is looked at, and English stands in for one that there
 * is not (`languages.ts`). No text is missing in any of the three
 * (`scripts/check-locales.mjs`), so that nobody waits for English besides their own. The loader asks again five times from
 * 350 ms on, with ten readings at a time, as it does by itself.
 */
export const i18nOptions = {
  fallbackLng: false,
  supportedLngs: [...LANGUAGES],
  ns: [DEFAULT_NAMESPACE],
  defaultNS: DEFAULT_NAMESPACE,
  interpolation: { escapeValue: false },
} satisfies InitOptions;
