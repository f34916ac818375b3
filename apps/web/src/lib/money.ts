import type { Language } from "@riwaq/contracts/languages";

import { formatMoney } from "./format.ts";

/** Hundredths of a currency, as everything is counted. */
export const formatPrice = (hundredths: number, currency: string, language: Language): string =>
  formatMoney(hundredths / 100, currency, language);

/** What somebody typed, with a point or a comma, in hundredths; null where it is no amount. */
export function hundredthsOf(text: string): number | null {
  const [, whole, , part = ""] = /^(\d{1,7})([.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}
