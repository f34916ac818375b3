import { LANGUAGES } from "@riwaq/contracts/languages";
import { describe, expect, it } from "vitest";

import { mailText } from "../../../platform/i18n/translate.ts";
import { lessonHours } from "../../../platform/i18n/wall-hours.ts";
import { listLessons } from "../notices/list-lessons.ts";
import { readDetails } from "./read-details.ts";

const startsAt = new Date("2026-11-24T22:30:00Z");
const endsAt = new Date("2026-11-24T23:15:00Z");
const lesson = {
  id: "7",
  sequence: 0,
  startsAt,
  endsAt,
  status: "Scheduled",
  updatedAt: startsAt,
  meetingProvider: null,
  programme: null,
  teacherName: "Maryam – 2026, 10:00",
  teacherZone: "Africa/Cairo",
  pupils: [{ name: "Inès", zone: "Europe/Paris" }],
};

describe("what a mail lists", () => {
  it.each(LANGUAGES)("is read back as it was written, in %s", (language) => {
    const reader = { role: "P" as const, zone: "Europe/Paris", language };
    const second = {
      ...lesson,
      startsAt: new Date("2026-12-01T17:00:00Z"),
      endsAt: new Date("2026-12-01T17:45:00Z"),
    };
    const [block, ...more] = readDetails(listLessons([lesson, second], reader));
    expect(more).toEqual([]);
    expect(block?.title).toContain("Maryam – 2026, 10:00");
    expect(block?.items).toHaveLength(2);
    const [late, early] = block!.items;
    expect(late).toMatchObject({ text: "", day: expect.stringMatching(/2026$/) });
    expect(late?.clocks).toHaveLength(2);
    // In Cairo it is the next day already.
    expect(late?.clocks[1]).toMatch(/2026/);
    expect(early?.clocks[0]).toMatch(/^0?6:00|^18:00/);
  });

  it.each(LANGUAGES)("keeps why a lesson is not held apart from its hours, in %s", (language) => {
    const hours = lessonHours(lesson, { own: "Europe/Paris", other: "Africa/Cairo", language });
    const reason = mailText("series-skipped.reasons.teacher_busy", language, {});
    const line = `– ${mailText("series-skipped.line", language, { hours, reason })}`;
    const [block] = readDetails(`Quran\n${line}`);
    expect(block?.items[0]?.text).toBe(reason);
    expect(block?.items[0]?.clocks.join()).not.toContain(reason);
  });

  it("may be hours without a title, on one clock", () => {
    const at = { own: "Europe/Paris", other: "Europe/Paris", language: "en" as const };
    const [block] = readDetails(lessonHours(lesson, at));
    expect(block).toMatchObject({ title: "", items: [{ day: "Tuesday, 24 November 2026" }] });
    expect(block?.items[0]?.clocks).toHaveLength(1);
  });

  it("stands as it is where it is no list", () => {
    const words = "Nom : Nora\n– un tiret, puis du texte\nAdresse : 3 rue des Lilas";
    expect(readDetails(words)).toEqual([
      { title: "", items: [{ day: "", clocks: [], text: words }] },
    ]);
    expect(readDetails("  ")).toEqual([]);
  });
});
