import type { Language } from "@riwaq/contracts/languages";
import { toWall } from "@riwaq/domain/time/zone";

import { cityText } from "./translate.ts";

type Hours = { startsAt: Date; endsAt: Date };
type Clocks = { own: string; other: string; language: Language };

const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", ar: "ar-u-nu-latn" };

/** Hundredths of a currency, as a reader writes them. */
export const amountText = (hundredths: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "currency", currency }).format(
    hundredths / 100,
  );
const DATE = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The hours of a lesson on the reader's clock, and on the other side's where that is another zone. */
export function lessonHours(lesson: Hours, { own, other, language }: Clocks): string {
  const dayIn = (zone: string) => wallDate(lesson.startsAt, zone, language);
  const here = dayAndTime(dayIn(own), wallHours(lesson, own, language), language);
  if (own === other) return here;
  const isSameDay = dateIn(lesson.startsAt, own) === dateIn(lesson.startsAt, other);
  const there = wallHours(lesson, other, language);
  return `${here} · ${isSameDay ? there : dayAndTime(dayIn(other), there, language)}`;
}

/** Arabic has a comma of its own. */
export function dayAndTime(day: string, time: string, language: Language): string {
  return `${day}${language === "ar" ? "،" : ","} ${time}`;
}

/** A 12-hour clock; French readers know 19:00, and Arabic writes 7:00. */
export function clockTime(wallTime: string, language: Language): string {
  const at = new Date(`1970-01-01T${wallTime}Z`);
  const hour = language === "ar" ? "numeric" : "2-digit";
  const formatter = formatterOf(language, { hour, minute: "2-digit", hour12: language !== "fr" });
  return joined(formatter.formatToParts(at), language);
}

export function wallDate(at: Date, zone: string, language: Language): string {
  const date = new Date(`${dateIn(at, zone)}T00:00:00Z`);
  return joined(formatterOf(language, DATE).formatToParts(date), language);
}

/**
 * What no locale data do: French writes the first of a month as an ordinal; Arabic has no comma after a weekday, and
 * the half of the day does not leave its hour at the end of a line.
 */
function joined(parts: Intl.DateTimeFormatPart[], language: Language): string {
  const written = ({ type, value }: Intl.DateTimeFormatPart, index: number) => {
    if (language === "fr" && type === "day" && value === "1") return "1er";
    if (type !== "literal") return value;
    if (parts[index + 1]?.type === "dayPeriod") return language === "ar" ? "\u00a0" : " ";
    return language === "ar" && parts[index - 1]?.type === "weekday" ? " " : value;
  };
  return parts.map(written).join("");
}

/** "Africa/Cairo" is Le Caire to a French reader; Latin letters keep their own direction in an Arabic sentence. */
export function zoneCity(zone: string, language: Language): string {
  const own = (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
  return isolated(cityText(zone, language) ?? own);
}

export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

function wallHours({ startsAt, endsAt }: Hours, zone: string, language: Language): string {
  const [from, to] = [startsAt, endsAt].map((at) =>
    clockTime(toWall(at.getTime(), zone).time, language),
  );
  return `${from} – ${to} (${zoneCity(zone, language)})`;
}

function dateIn(at: Date, zone: string): string {
  return toWall(at.getTime(), zone).date;
}

/** In UTC always: what is written is a wall time that the zone tables have worked out. */
function formatterOf(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" });
  formatters.set(key, formatter);
  return formatter;
}
