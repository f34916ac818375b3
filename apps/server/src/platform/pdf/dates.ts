import type { Language } from "@riwaq/contracts/languages";

const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", ar: "ar-u-nu-latn" };
const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** "1 July – 30 September 2026", of dates. */
export function writtenSpan(from: string, to: string, language: Language): string {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  const formatter = new Intl.DateTimeFormat(LOCALES[language], DAY);
  return joined(formatter.formatRangeToParts(first, last), language);
}

export function writtenDate(date: string, language: Language): string {
  return joined(
    new Intl.DateTimeFormat(LOCALES[language], DAY).formatToParts(new Date(`${date}T00:00:00Z`)),
    language,
  );
}

/** "4 Jul". */
export function shortDate(date: string, language: Language): string {
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return joined(
    new Intl.DateTimeFormat(LOCALES[language], options).formatToParts(
      new Date(`${date}T00:00:00Z`),
    ),
    language,
  );
}

/** Hours and minutes, each with its unit; only the one there is where the other is none. */
export function writtenDuration(minutes: number, language: Language): [string, string?] {
  const whole = (value: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(LOCALES[language], {
      style: "unit",
      unit,
      unitDisplay: language === "ar" ? "long" : "short",
    }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return [whole(rest, "minute")];
  return rest === 0 ? [whole(hours, "hour")] : [whole(hours, "hour"), whole(rest, "minute")];
}

/** French writes the first of a month as an ordinal, which no locale data do. */
function joined(parts: readonly Intl.DateTimeFormatPart[], language: Language): string {
  return parts
    .map(({ type, value }) =>
      language === "fr" && type === "day" && value === "1" ? "1er" : value,
    )
    .join("");
}
