import { read } from "@riwaq/contracts/billing/legal.calls";

import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { publicValue, usePublicValue } from "./public-value.ts";

const readIn = (language: Language) => publicValue(read, { query: { language } });

const legal = Object.fromEntries(
  LANGUAGES.map((language) => [language, readIn(language)]),
) as Record<Language, ReturnType<typeof readIn>>;

/** Who sells here and under which conditions, in the reader's language; with what a view of a query needs. */
export const useLegal = () => usePublicValue(legal[useLanguage().language]);
