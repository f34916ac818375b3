import type { Language } from "@riwaq/contracts/languages";

// English dates are written as in Britain; plain `ar` would leave the digits to the browser's data.
export const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", ar: "ar-u-nu-latn" };

export type Instant = Date | number | string;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(LOCALES[language], options);
  formatters.set(key, formatter);
  return formatter;
}

const DATE = { year: "2-digit", month: "2-digit", day: "2-digit" } as const;

/** A 12-hour clock; French readers know 19:00, and Arabic writes 7:00. */
const timeOf = (language: Language): Intl.DateTimeFormatOptions => ({
  hour: language === "ar" ? "numeric" : "2-digit",
  minute: "2-digit",
  hour12: language !== "fr",
});

/**
 * What no locale data do: French writes the first of a month as an ordinal, "1er février"; Arabic has no comma after
 * a weekday, and the half of the day does not leave its hour at the end of a line.
 */
function joined(parts: readonly Intl.DateTimeFormatPart[], language: Language) {
  const written = ({ type, value }: Intl.DateTimeFormatPart, index: number) => {
    if (language === "fr" && type === "day" && value === "1") return "1er";
    if (type !== "literal") return value;
    if (parts[index + 1]?.type === "dayPeriod") return language === "ar" ? "\u00a0" : " ";
    return language === "ar" && parts[index - 1]?.type === "weekday" ? " " : value;
  };
  return parts.map(written).join("");
}

/** "22 November at six", as each language joins a day and an hour. */
function dayAndTime(day: string, time: string, language: Language) {
  return { en: `${day}, ${time}`, fr: `${day} à ${time}`, ar: `${day}، ${time}` }[language];
}

/** Two-digit year, month, day, hour and minute. In other languages dates are words. */
export function formatDateTime(instant: Instant, language: Language, timeZone: string) {
  const day = formatDate(instant, language, timeZone);
  return dayAndTime(day, formatTime(instant, language, timeZone), language);
}

export function formatDate(instant: Instant, language: Language, timeZone: string) {
  if (language !== "en") return formatFullDate(instant, language, timeZone);
  return formatterFor(language, { ...DATE, timeZone }).format(new Date(instant));
}

/** Of a lesson, which people know by its weekday. */
export function formatLessonDate(instant: Instant, language: Language, timeZone: string) {
  const format = language === "en" ? formatDate : formatLongDate;
  return format(instant, language, timeZone);
}

export function formatLessonMoment(instant: Instant, language: Language, timeZone: string) {
  const day = formatLessonDate(instant, language, timeZone);
  return dayAndTime(day, formatTime(instant, language, timeZone), language);
}

export function formatTime(instant: Instant, language: Language, timeZone: string) {
  const formatter = formatterFor(language, { ...timeOf(language), timeZone });
  return joined(formatter.formatToParts(new Date(instant)), language);
}

/** For headings: the weekday and the month in words, no year. */
export function formatLongDate(instant: Instant, language: Language, timeZone: string) {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone } as const;
  return joined(formatterFor(language, options).formatToParts(new Date(instant)), language);
}

/** For what is a long way off: 21 November 2027. */
export function formatFullDate(instant: Instant, language: Language, timeZone: string) {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  return joined(formatterFor(language, options).formatToParts(new Date(instant)), language);
}

export function formatWeekday(instant: Instant, language: Language, timeZone: string) {
  return formatterFor(language, { weekday: "long", timeZone }).format(new Date(instant));
}

/** "2026-11" → November 2026. */
export function formatMonth(month: string, language: Language) {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return formatterFor(language, options).format(new Date(`${month}-01T00:00:00Z`));
}

/** "2026-11" → Nov 26, where there is little room. */
export function formatMonthShort(month: string, language: Language) {
  const options = { month: "short", year: "2-digit", timeZone: "UTC" } as const;
  return formatterFor(language, options).format(new Date(`${month}-01T00:00:00Z`));
}

/** A date without a time, such as 2026-11-24, is the same day everywhere. */
export function formatCivilDate(date: string, language: Language) {
  return formatDate(`${date}T00:00:00Z`, language, "UTC");
}

/** "Wednesday 2 December", of a date without a time. */
export function formatDay(date: string, language: Language) {
  return formatLongDate(`${date}T00:00:00Z`, language, "UTC");
}

/** "24 Nov", for the head of a column. */
export function formatDayOfMonth(date: string, language: Language) {
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  const day = new Date(`${date}T00:00:00Z`);
  return joined(formatterFor(language, options).formatToParts(day), language);
}

/** "24 November", as the name of a week. */
export function formatDayAndMonth(date: string, language: Language) {
  const options = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const day = new Date(`${date}T00:00:00Z`);
  return joined(formatterFor(language, options).formatToParts(day), language);
}

/** "Wed 25", "mer. 25": where the week is known. */
export function formatDayOfWeek(date: string, language: Language, weekday: "short" | "long") {
  const day = new Date(`${date}T00:00:00Z`);
  const parts = formatterFor(language, { weekday, day: "numeric", timeZone: "UTC" }).formatToParts(
    day,
  );
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("weekday")} ${language === "fr" && of("day") === "1" ? "1er" : of("day")}`;
}

/** "23–29 November 2026": from one date to another. */
export function formatDateSpan(from: string, to: string, language: Language) {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  return joined(formatterFor(language, options).formatRangeToParts(first, last), language);
}

/** "24 November 2026, 09:00–17:00": from one instant to another, the day written once where it is the same. */
export function formatTimeSpan(from: Instant, to: Instant, language: Language, timeZone: string) {
  const day = { day: "numeric", month: "long", year: "numeric" } as const;
  const formatter = formatterFor(language, { ...day, ...timeOf(language), timeZone });
  return joined(formatter.formatRangeToParts(new Date(from), new Date(to)), language);
}

/** "in 3 days", "tomorrow"; of whole units. */
export function formatAhead(value: number, unit: "minute" | "hour" | "day", language: Language) {
  return new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" }).format(value, unit);
}

export function formatNumber(value: number, language: Language) {
  // Written alike in all three, and a formatter takes longer to make than many a page to render.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** Of a part between 0 and 1, to so many digits after the point. */
export function formatPercent(part: number, language: Language, maximumFractionDigits = 0) {
  const options = { style: "percent", maximumFractionDigits } as const;
  return new Intl.NumberFormat(LOCALES[language], options).format(part);
}

const HOUR_S = 3600;

/** A time that has passed, in its two largest units: "25 min", "3 hr 40 min", "2 days 4 hr". */
export function formatDuration(seconds: number, language: Language) {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const amounts =
    seconds >= 48 * HOUR_S
      ? ([
          [Math.floor(hours / 24), "day"],
          [hours % 24, "hour"],
        ] as const)
      : ([
          [hours, "hour"],
          [minutes % 60, "minute"],
        ] as const);
  const shown = amounts.filter(([amount], index) => amount > 0 || (index === 1 && minutes === 0));
  return shown
    .map(([amount, unit]) =>
      new Intl.NumberFormat(LOCALES[language], {
        style: "unit",
        unit,
        unitDisplay: "short",
      }).format(amount),
    )
    .join(" ");
}

const BYTES_PER_KILOBYTE = 1024;
const SMALL_KILOBYTES = 100;

/** Of a file: 12 kB, 2.4 MB, 100 MB, in steps of 1024, as the limit of an upload is counted. */
export function formatBytes(bytes: number, language: Language) {
  const kilobytes = bytes / BYTES_PER_KILOBYTE;
  const isSmall = bytes > 0 && kilobytes < SMALL_KILOBYTES;
  const size = isSmall ? Math.ceil(kilobytes) : kilobytes / BYTES_PER_KILOBYTE;
  const unit = isSmall ? "kilobyte" : "megabyte";
  const maximumFractionDigits = size < 10 ? 1 : 0;
  const options = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits } as const;
  return new Intl.NumberFormat(LOCALES[language], options).format(size);
}

export function formatMoney(amount: number, currency: string, language: Language) {
  return new Intl.NumberFormat(LOCALES[language], { style: "currency", currency }).format(amount);
}

/** "Tuesday and Thursday": words of the reader's own language. */
export function formatList(words: readonly string[], language: Language) {
  return new Intl.ListFormat(LOCALES[language]).format(words);
}

/** Names of people, each kept whole in its own direction. */
export function formatNames(names: readonly string[], language: Language) {
  return formatList(names.map(isolated), language);
}

/** The zone of this device, where a person has not said theirs. */
export function deviceTimeZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A name in a sentence of another script keeps to itself, as <bdi> would have it. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** How long a sound plays, 75 seconds as `1:15`. */
export function formatClock(seconds: number) {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
