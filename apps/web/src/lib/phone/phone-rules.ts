import type { CountryCode } from "libphonenumber-js";
import { getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";

/** Undefined where it is no number of that country, nor one with another country's code. */
export function internationalNumber(plain: string, country: CountryCode): string | undefined {
  const number = parsePhoneNumberFromString(plain, country);
  return number?.isValid() ? number.number : undefined;
}

/** `+33 6 12 34 56 78`, for the hint beneath the field. */
export function exampleNumber(country: CountryCode): string | undefined {
  return getExampleNumber(country, examples)?.formatInternational();
}
