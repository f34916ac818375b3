/** Days as people type them into a search: "23/11", "2026-11-23", "mardi", "٢٣ نوفمبر", "tomorrow". */
import { foldText } from "../../people/search-text.ts";
import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";

/** By the days from today, as folded. */
const NEAR_DAYS: Record<string, number> = {
  today: 0,
  "aujourd'hui": 0,
  "aujourd’hui": 0,
  aujourdhui: 0,
  اليوم: 0,
  tomorrow: 1,
  demain: 1,
  غدا: 1,
  yesterday: -1,
  hier: -1,
  امس: -1,
};

/** Each in English, French and Arabic, Sunday first as UTC counts; three letters are enough of the Latin ones. */
const WEEKDAYS = [
  ["sunday", "dimanche", "الاحد"],
  ["monday", "lundi", "الاثنين", "الاتنين"],
  ["tuesday", "mardi", "الثلاثاء", "التلات"],
  ["wednesday", "mercredi", "الاربعاء", "الاربع"],
  ["thursday", "jeudi", "الخميس"],
  ["friday", "vendredi", "الجمعه"],
  ["saturday", "samedi", "السبت"],
] as const;

const MONTHS = [
  ["january", "janvier", "يناير"],
  ["february", "fevrier", "فبراير"],
  ["march", "mars", "مارس"],
  ["april", "avril", "ابريل"],
  ["may", "mai", "مايو"],
  ["june", "juin", "يونيو", "يونيه"],
  ["july", "juillet", "يوليو", "يوليه"],
  ["august", "aout", "اغسطس"],
  ["september", "septembre", "سبتمبر"],
  ["october", "octobre", "اكتوبر"],
  ["november", "novembre", "نوفمبر"],
  ["december", "decembre", "ديسمبر"],
] as const;

const LATIN = /^[a-z]+$/u;
const SHORTEST = 3;

/** The one that begins so, or −1: "juil" is July, "ju" and "jui" are nothing. */
function indexOfWord(lists: ReadonlyArray<readonly string[]>, typed: string): number {
  const word = typed.replace(/\.$/u, "");
  const isMeant = (name: string): boolean =>
    name === word ||
    name === `ال${word}` ||
    (LATIN.test(word) && word.length >= SHORTEST && name.startsWith(word));
  const found = lists.flatMap((names, index) => (names.some(isMeant) ? [index] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

const pad = (part: string | number, length = 2) => String(part).padStart(length, "0");

function dateOf(year: number, month: string | number, day: string): string[] {
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return civilDateMs(date) === null ? [] : [date];
}

/** Without a year it is the nearest such day, before or after today. */
function nearest(month: string | number, day: string, today: string): string[] {
  const todayMs = civilDateMs(today) ?? 0;
  const year = Number(today.slice(0, 4));
  const away = (date: string) => Math.abs((civilDateMs(date) ?? 0) - todayMs);
  return [year - 1, year, year + 1]
    .flatMap((each) => dateOf(each, month, day))
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, 1);
}

const yearOf = (typed: string) => (typed.length === 2 ? 2000 + Number(typed) : Number(typed));

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u;
// The day first, as all three languages of the institute write it.
const IN_FIGURES = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/u;
const IN_WORDS = /^(\d{1,2})(?:er|st|nd|rd|th)? ([^\d ]{3,})(?: (\d{4}))?$/u;
const MONTH_FIRST = /^([a-z]{3,}) (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/u;

/**
 * The dates ("YYYY-MM-DD") that somebody may mean on the day `today`, the likeliest first; none where the text names no
 * day. A day of the week is the coming one, today among them, and then the last one.
 */
export function daysNamed(typed: string, today: string): string[] {
  const text = foldText(typed);
  const todayMs = civilDateMs(today);
  if (todayMs === null) return [];
  const inDays = (days: number) => civilDateOf(todayMs + days * DAY_MS);

  const near = Object.hasOwn(NEAR_DAYS, text) ? NEAR_DAYS[text] : undefined;
  if (near !== undefined) return [inDays(near)];

  const weekday = indexOfWord(WEEKDAYS, text);
  if (weekday >= 0) {
    const ahead = (weekday - new Date(todayMs).getUTCDay() + 7) % 7;
    return [inDays(ahead), inDays(ahead - 7)];
  }

  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return dateOf(Number(isoYear), isoMonth, isoDay);

  const [, day, month, year] = IN_FIGURES.exec(text) ?? [];
  if (day && month) return year ? dateOf(yearOf(year), month, day) : nearest(month, day, today);

  const [, wordDay, word, wordYear] = IN_WORDS.exec(text) ?? swapped(MONTH_FIRST.exec(text)) ?? [];
  const named = word ? indexOfWord(MONTHS, word) + 1 : 0;
  if (!wordDay || named === 0) return [];
  return wordYear ? dateOf(Number(wordYear), named, wordDay) : nearest(named, wordDay, today);
}

const swapped = (match: RegExpExecArray | null) =>
  match && [match[0], match[2], match[1], match[3]];

const LONGEST = 3;

/**
 * A day among other words: "keller mardi" is the days meant by "mardi" and the rest, "keller". The longest words that
 * name one, at the beginning or the end; the rest is empty where nothing else was typed.
 */
export function daysWithin(typed: string, today: string): { dates: string[]; rest: string } {
  const words = typed.trim().split(/\s+/u);
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    for (const from of new Set([0, words.length - length])) {
      const dates = daysNamed(words.slice(from, from + length).join(" "), today);
      if (dates.length > 0) {
        return { dates, rest: words.toSpliced(from, length).join(" ") };
      }
    }
  }
  return { dates: [], rest: typed.trim() };
}
