import type { Language } from "@riwaq/contracts/languages";
import { COUNTRIES } from "@riwaq/domain/billing/countries";

import { kept } from "./kept.ts";

const namesIn = kept((language: Language) => new Intl.DisplayNames(language, { type: "region" }));

/** A country by its two letters, in the reader's language. */
export const countryName = (country: string, language: Language): string =>
  namesIn(language).of(country) ?? country;

/** The countries to choose from, by their names. */
export function countryOptions(language: Language): Array<{ value: string; label: string }> {
  const names = namesIn(language);
  const byName = new Intl.Collator(language);
  return COUNTRIES.map((country) => ({
    value: country,
    label: names.of(country) ?? country,
  })).toSorted((a, b) => byName.compare(a.label, b.label));
}
