import type { Language } from "../i18n/languages.ts";
import { LOCALES } from "./format.ts";

/** Whole hours from one number to another, as "20–30 hours". */
export function formatHours({ from, to }: { from: number; to: number }, language: Language) {
  const hours = new Intl.NumberFormat(LOCALES[language], {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
  });
  return from === to ? hours.format(from) : hours.formatRange(from, to);
}
