import type { Language } from "@riwaq/contracts/languages";

import { foldedLine, instantValue, linkValue, textValue } from "./content-line.ts";

/** One lesson in a calendar. The uid stays for the lesson's life; the sequence grows with each change. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description?: string;
  url?: string;
  status: "CONFIRMED" | "CANCELLED";
  updatedAt: Date;
};

type Feed = { name: string; events: CalendarEvent[]; language?: Language };

const REFRESH = "PT1H";

export function lessonUid(sessionId: string): string {
  return `${sessionId}@riwaq`;
}

/** A feed to subscribe to. Its bytes depend on the lessons alone, so an unchanged feed can answer 304. */
export function writeCalendar({ name, events, language }: Feed): string {
  return calendarText(
    [
      ...headLines("PUBLISH", language),
      `X-WR-CALNAME:${textValue(name)}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
      `X-PUBLISHED-TTL:${REFRESH}`,
    ],
    events.map((event) => eventLines(event)),
  );
}

export function headLines(method: string, language: Language = "en"): string[] {
  const product = `-//Riwaq//Lessons//${language.toUpperCase()}`;
  return ["VERSION:2.0", `PRODID:${product}`, "CALSCALE:GREGORIAN", `METHOD:${method}`];
}

/** In UTC: readers place a zone's wall time differently on the days when clocks change. */
export function eventLines(event: CalendarEvent): string[] {
  const link = event.url ? linkValue(event.url) : undefined;
  return [
    `UID:${textValue(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${instantValue(event.updatedAt)}`,
    `LAST-MODIFIED:${instantValue(event.updatedAt)}`,
    `DTSTART:${instantValue(event.startsAt)}`,
    `DTEND:${instantValue(event.endsAt)}`,
    `SUMMARY:${textValue(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${textValue(event.description)}`] : []),
    ...(link ? [`URL:${link}`] : []),
    `STATUS:${event.status}`,
  ];
}

export function calendarText(head: string[], events: string[][]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    ...head,
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join("");
}
