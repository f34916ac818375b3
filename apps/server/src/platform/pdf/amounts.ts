import type { Language } from "@riwaq/contracts/languages";

const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", ar: "ar-u-nu-latn" };
/** A currency's own sign only where everybody reads it. */
const SIGNS: Record<string, string> = { EUR: "€" };
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;
/** A hyphen is too short before an amount. */
const MINUS = "\u2212";

/** An amount with its currency after it, in one order in every language. `parts` of a unit: 100 of hundredths. */
export function writtenMoney(
  amount: number,
  { currency, language, parts = 100 }: { currency: string; language: Language; parts?: number },
): string {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: parts === 100 ? 2 : 4 };
  const number = new Intl.NumberFormat(LOCALES[language], options).format(Math.abs(amount) / parts);
  const sign = amount < 0 ? MINUS : "";
  return `${sign}${plain(number)}\u00a0${SIGNS[currency] ?? currency}`;
}

/** "5.5 %", of hundredths of a percent. */
export function writtenRate(basisPoints: number, language: Language): string {
  const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 });
  return `${plain(number.format(basisPoints / 100))}${language === "en" ? "" : "\u00a0"}%`;
}

/** Where it is not of the country itself: the name of a country. */
export const writtenCountry = (country: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;

const plain = (number: string): string =>
  number.replaceAll(DIRECTION_MARKS, "").replaceAll("\u202f", "\u00a0");
