import type { Legal } from "@riwaq/contracts/billing/legal";
import { read } from "@riwaq/contracts/billing/legal.calls";
import { useEffect, useSyncExternalStore } from "react";

import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { request } from "./api-client.ts";
import { addressOf } from "./api.ts";
import { sharedValue } from "./shared-value.ts";

/** Taken as it comes, as the institute is: the contract would bring zod to a public page. */
const asItComes = { parse: (data: unknown) => data as Legal };

const readIn = (language: Language) =>
  sharedValue(() => request(addressOf(read, { query: { language } }), asItComes));

const legal = Object.fromEntries(
  LANGUAGES.map((language) => [language, readIn(language)]),
) as Record<Language, ReturnType<typeof readIn>>;

const beforeHydration = legal.en.snapshot();

/** Who sells here and under which conditions, in the reader's language; with what a view of a query needs. */
export function useLegal() {
  const { language } = useLanguage();
  const own = legal[language];
  useEffect(() => void own.load(), [own]);
  const state = useSyncExternalStore(own.subscribe, own.snapshot, () => beforeHydration);
  return { ...state, refetch: own.load };
}
