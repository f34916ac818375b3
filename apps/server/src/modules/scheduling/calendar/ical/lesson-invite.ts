import type { Language } from "@riwaq/contracts/languages";

import { brandText } from "../../../../platform/i18n/translate.ts";
import { parameterValue } from "./content-line.ts";
import {
  type CalendarEvent,
  calendarText,
  eventLines,
  headLines,
  writeCalendar,
} from "./write-calendar.ts";

export type InviteMethod = "REQUEST" | "CANCEL";

/** What a mail carries beside its text, under these names among its params. */
export type LessonInvite = { calendar: string; calendarMethod: InviteMethod | "PUBLISH" };

type Parties = {
  /** As `MAIL_FROM` has it: `Riwaq <no-reply@riwaq.test>` or the bare address. */
  from: string;
  to: { name: string; email: string };
};

/**
 * One lesson as a mail part (RFC 5546): REQUEST puts it into the reader's calendar or moves it there, CANCEL takes it
 * out. Mail programs act on it only where an organizer and an attendee are named; nobody is asked for an answer.
 */
export function lessonInvite(
  event: CalendarEvent,
  method: InviteMethod,
  { from, to }: Parties,
): LessonInvite {
  const organizer = senderOf(from);
  const lines = eventLines({ ...event, status: method === "CANCEL" ? "CANCELLED" : "CONFIRMED" });
  const parties = [
    `ORGANIZER;CN=${parameterValue(organizer.name)}:${mailbox(organizer.email)}`,
    `ATTENDEE;CN=${parameterValue(to.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailbox(to.email)}`,
  ];
  return {
    calendar: calendarText(headLines(method), [[...lines, ...parties]]),
    calendarMethod: method,
  };
}

/** Several lessons as one file: a request holds one event only (RFC 5546, section 3.2.2), what is published any number. */
export function lessonsFile(events: CalendarEvent[], language: Language): LessonInvite {
  const calendar = writeCalendar({ name: brandText(language), language, events });
  return { calendar, calendarMethod: "PUBLISH" };
}

function senderOf(from: string) {
  const [, name = "", email = from] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.replaceAll(/^"|"$/g, "") || email.trim(), email: email.trim() };
}

function mailbox(email: string): string {
  return `mailto:${encodeURI(email)}`;
}
