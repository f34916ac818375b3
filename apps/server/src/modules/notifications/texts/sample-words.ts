import type { Language } from "@riwaq/contracts/languages";

import { wallDate, zoneCity } from "../../../platform/i18n/wall-hours.ts";
import type { Word, Words } from "../kinds/kind.ts";
import { sampleDetails } from "./sample-details.ts";

const DAY_MS = 86_400_000;

/** Nobody's: whoever reads a preview sees what kind of word stands where. */
const NAMES = {
  en: { teacher: "Ustadha Maryam", guardian: "Hana Benali", other: "Yusuf", title: "Tajweed 1" },
  fr: { teacher: "Oustadha Maryam", guardian: "Hana Benali", other: "Youssef", title: "Tajwid 1" },
  ar: { teacher: "المعلمة مريم", guardian: "هناء بن علي", other: "يوسف", title: "التجويد 1" },
} as const;

/** Words that somebody could have written. */
const QUOTES = {
  en: "Thank you for your patience with us.\nCould we speak on Thursday?",
  fr: "Merci de votre patience avec nous.\nPourrions-nous nous parler jeudi\u00a0?",
  ar: "شكرا لصبركم معنا.\nهل يمكن أن نتحدث يوم الخميس؟",
} as const;
const SAMPLE_ADDRESS = "hana@example.org";

/** An address that leads nowhere, by its standard (RFC 2606). */
export const SAMPLE_LINK = "https://example.org/";

/** Words that choose one of several texts. */
const CHOICES: Partial<Record<string, string>> = { state: "on", topic: "general" };

type Reading = { language: Language; now: Date; zone: string };

/** A value for each word, as an event would give it. */
export function sampleWords(words: Words, reading: Reading): Record<string, string> {
  const said = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, sampleOf(name, word, reading)]),
  );
  const { teacher, other: pupil } = NAMES[reading.language];
  const details = sampleDetails(words, { ...reading, at: soonAfter(reading.now), teacher, pupil });
  return { ...said, ...("details" in words && details !== undefined && { details }) };
}

/** At a full hour, as lessons begin. */
function soonAfter(now: Date): Date {
  const hour = new Date(now.getTime() + 2 * DAY_MS);
  hour.setUTCMinutes(0, 0, 0);
  return hour;
}

function sampleOf(name: string, word: Word, { language, now, zone }: Reading): string {
  const soon = soonAfter(now).toISOString();
  if (name === "count") return "3";
  if (/link$/i.test(name)) return SAMPLE_LINK;
  if (name === "quote") return QUOTES[language];
  if (name === "replyTo") return SAMPLE_ADDRESS;
  if (name === "place") return zoneCity(zone, language);
  if (word === "moment") return soon;
  if (word === "money") return "9600 EUR";
  if (word === "date") return soon.slice(0, 10);
  // A day that comes in words already.
  if (name === "date") return wallDate(new Date(soon), "UTC", language);
  return word === "name" ? nameOf(name, language) : (CHOICES[name] ?? "…");
}

function nameOf(name: string, language: Language): string {
  const { teacher, guardian, title, other } = NAMES[language];
  if (name === "teacher" || name === "regular") return teacher;
  if (name === "guardian" || name === "sender") return guardian;
  return name === "title" ? title : other;
}

/** By which a mail greets. */
export const sampleReader = (language: Language): string => NAMES[language].guardian;
