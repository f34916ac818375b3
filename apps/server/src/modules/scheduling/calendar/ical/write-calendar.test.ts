import fc from "fast-check";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, it } from "vitest";

import { type CalendarEvent, lessonUid, writeCalendar } from "./write-calendar.ts";

function lesson(change: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    uid: lessonUid("0b0f8a5e-5d0c-4f0e-9a37-3d8d8a1c2f11"),
    sequence: 0,
    startsAt: new Date("2026-11-24T17:00:00.000Z"),
    endsAt: new Date("2026-11-24T18:00:00.000Z"),
    summary: "Quran",
    status: "CONFIRMED",
    updatedAt: new Date("2026-11-20T09:30:15.250Z"),
    ...change,
  };
}

/** What every reader must agree on, as the first parser reads it. */
function readByIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const value = (name: string) => component.getFirstPropertyValue(name);
    const instant = (name: string) => (value(name) as ICAL.Time).toJSDate().toISOString();
    return {
      uid: value("uid"),
      sequence: Number(value("sequence")),
      startsAt: instant("dtstart"),
      endsAt: instant("dtend"),
      stamp: instant("dtstamp"),
      changedAt: instant("last-modified"),
      summary: value("summary") ?? "",
      description: value("description") ?? "",
      url: value("url") ?? "",
      status: value("status"),
    };
  });
  return { name: calendar.getFirstPropertyValue("x-wr-calname"), events };
}

/** Names beginning with X- are text too, which the parsers leave as it is written. */
function unescaped(text: unknown): unknown {
  return ICAL.design.icalendar.value.text?.fromICAL?.(String(text ?? ""), "");
}

/** The same by the second parser. */
function readByNodeIcal(text: string) {
  const parsed = nodeIcal.sync.parseICS(text);
  const events = Object.values(parsed)
    .filter((component) => component?.type === "VEVENT")
    .map((event) => ({
      uid: event.uid,
      sequence: Number(event.sequence),
      startsAt: event.start.toISOString(),
      endsAt: event.end?.toISOString(),
      stamp: event.dtstamp.toISOString(),
      changedAt: event.lastmodified?.toISOString(),
      summary: event.summary ?? "",
      description: event.description ?? "",
      url: event.url ?? "",
      status: event.status,
    }));
  return { name: parsed.vcalendar?.["WR-CALNAME"], events };
}

/** An instant in a calendar has whole seconds. */
const toSecond = (instant: Date) => instant.toISOString().replace(/[.]\d+Z/, ".000Z");

function expected(event: CalendarEvent) {
  return {
    uid: event.uid,
    sequence: event.sequence,
    startsAt: toSecond(event.startsAt),
    endsAt: toSecond(event.endsAt),
    stamp: toSecond(event.updatedAt),
    changedAt: toSecond(event.updatedAt),
    summary: event.summary,
    description: event.description ?? "",
    url: event.url ?? "",
    status: event.status,
  };
}

const LONG = `${"حصة في أحكام التجويد مع الأستاذة آمنة بنت عبد الرحمن، ".repeat(9)}🕌`;

describe("a calendar", () => {
  it.each<[string, Partial<CalendarEvent>]>([
    ["a plain lesson", {}],
    ["an Arabic name", { summary: "القرآن الكريم · مريم", description: "مع الأستاذة آمنة" }],
    ["a text of many lines", { summary: LONG, description: `${LONG}\n\n${LONG}` }],
    ["commas, semicolons and backslashes", { summary: String.raw`a, b; c\d e: "f"` }],
    ["a cancelled lesson", { status: "CANCELLED", sequence: 3 }],
    ["a link with a comma", { url: "https://meet.example/a,b;c?pwd=x,y&z=1" }],
    [
      "a lesson across the hour that Paris lives twice",
      { startsAt: new Date("2026-10-25T00:30:00Z"), endsAt: new Date("2026-10-25T01:30:00Z") },
    ],
  ])("gives two independent parsers %s as it was", (_, change) => {
    const event = lesson(change);
    const text = writeCalendar({ name: "مريم · Riwaq", events: [event] });
    const wanted = { name: "مريم · Riwaq", events: [expected(event)] };
    expect(readByIcalJs(text)).toEqual(wanted);
    expect(readByNodeIcal(text)).toEqual(wanted);
  });

  it("holds one event for each lesson, and none is a valid calendar too", () => {
    const events = [1, 2, 3].map((day) => lesson({ uid: lessonUid(`${day}`), sequence: day }));
    const text = writeCalendar({ name: "Riwaq", events });
    expect(readByIcalJs(text).events.map(({ uid }) => uid)).toEqual([
      "1@riwaq",
      "2@riwaq",
      "3@riwaq",
    ]);
    expect(readByNodeIcal(text).events).toHaveLength(3);
    const empty = writeCalendar({ name: "Riwaq", events: [] });
    expect(readByIcalJs(empty)).toEqual({ name: "Riwaq", events: [] });
    expect(readByNodeIcal(empty)).toEqual({ name: "Riwaq", events: [] });
  });

  it("says who made it, in which language, and how often to look again", () => {
    const text = writeCalendar({ name: "Cours", events: [], language: "fr" });
    expect(text).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Riwaq//Lessons//FR",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "X-WR-CALNAME:Cours",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  it("leaves out a link that leads to no page", () => {
    for (const url of ["javascript:alert(1)", "not a link", "mailto:a@b.test"]) {
      expect(writeCalendar({ name: "Riwaq", events: [lesson({ url })] })).not.toContain("URL");
    }
  });
});

const anyText = fc.string({ unit: "binary", maxLength: 200 });
const nastyText = fc
  .array(
    fc.oneof(
      anyText,
      fc.constantFrom("\r\n", "\n", "\r", "\\n", "\\", ",", ";", ":", '"', "\r\nEND:VEVENT\r\n"),
      fc.constantFrom("\u0000", "\u001b", "\ud800", "آ", "🕌", "é", "\u00a0", "\u2028"),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("whatever people write", () => {
  it("comes in lines of at most 75 octets that are whole characters, and adds no line of its own", () => {
    fc.assert(
      fc.property(nastyText, nastyText, nastyText, (name, summary, description) => {
        const event = lesson({ summary, description: `-${description}` });
        const text = writeCalendar({ name, events: [event] });
        expect(text.endsWith("\r\n")).toBe(true);
        const lines = text.split("\r\n").slice(0, -1);
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
          expect(line).not.toMatch(/[\n\r]/);
        }
        const whole = lines.filter((line) => !line.startsWith(" "));
        expect(whole).toHaveLength(20);
      }),
    );
  });

  it("is read back, but for control characters", () => {
    const plain = (written: string) =>
      written
        .toWellFormed()
        .replaceAll(/(?![\t\n\r])\p{Cc}/gu, (character) => (character > "\u007f" ? character : ""))
        .replaceAll(/\r\n?/g, "\n");
    fc.assert(
      fc.property(nastyText, nastyText, (name, summary) => {
        const text = writeCalendar({ name, events: [lesson({ summary })] });
        const read = readByIcalJs(text);
        expect(read.events[0]?.summary).toBe(plain(summary));
        expect(unescaped(read.name)).toBe(plain(name));
      }),
    );
  });
});
