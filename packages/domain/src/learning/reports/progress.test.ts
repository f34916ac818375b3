import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { DAY_MS } from "../../time/civil-date.ts";
import { AYAT_OF } from "../quran/suras.ts";
import { type Covered, surasLearned } from "./ground-covered.ts";
import { countAttendance, progressByWeek, weekOf, type WrittenReport } from "./progress.ts";

const zone = "Europe/Paris";
const ayat = (
  sura: number,
  from: number,
  to: number,
  work: "new" | "revision" = "new",
): Covered => ({ kind: "ayat", work, from: { sura, aya: from }, to: { sura, aya: to } });
const report = (on: string, change: Partial<WrittenReport> = {}): WrittenReport => ({
  heldAtMs: Date.parse(on),
  attendance: "present",
  grade: "Good",
  covered: [],
  programme: "quran",
  ...change,
});
const range = (from: string, until: string) => ({
  fromMs: Date.parse(from),
  untilMs: Date.parse(until),
  zone,
});

test("a week begins on Saturday, by the reader's clock", () => {
  expect(weekOf(Date.parse("2026-11-21T00:00:00Z"), zone)).toBe("2026-11-21");
  expect(weekOf(Date.parse("2026-11-20T22:59:59Z"), zone)).toBe("2026-11-14");
  expect(weekOf(Date.parse("2026-11-20T23:00:00Z"), zone)).toBe("2026-11-21");
  expect(weekOf(Date.parse("2026-11-20T23:00:00Z"), "America/Toronto")).toBe("2026-11-14");
  expect(weekOf(Date.parse("2026-11-27T12:00:00Z"), zone)).toBe("2026-11-21");
});

describe("progress by weeks", () => {
  test("counts what each week brought, empty weeks too", () => {
    const weeks = progressByWeek(
      [
        report("2026-11-10T16:00:00Z", { grade: "Excellent", covered: [ayat(112, 1, 4)] }),
        report("2026-11-12T16:00:00Z", { attendance: "late", covered: [ayat(112, 3, 4)] }),
        report("2026-11-24T16:00:00Z", { attendance: "absent", grade: null }),
      ],
      range("2026-11-07T12:00:00Z", "2026-11-24T18:00:00Z"),
    );
    const none = { present: 0, late: 0, absent: 0, grade: null, ayat: 0, pages: 0, lessons: 0 };
    expect(weeks).toEqual([
      { ...none, week: "2026-11-07", present: 1, late: 1, grade: 2.5, ayat: 4 },
      { ...none, week: "2026-11-14" },
      { ...none, week: "2026-11-21", absent: 1 },
    ]);
  });

  test("counts an aya where it was learned first, however the reports are ordered", () => {
    const weeks = progressByWeek(
      [
        report("2026-11-17T16:00:00Z", { covered: [ayat(114, 1, 6), ayat(113, 1, 5, "revision")] }),
        report("2026-11-10T16:00:00Z", { covered: [ayat(114, 1, 3)] }),
        report("2026-10-10T16:00:00Z", { covered: [ayat(114, 3, 4)] }),
      ],
      range("2026-11-10T00:00:00Z", "2026-11-20T00:00:00Z"),
    );
    expect(weeks.map((week) => week.ayat)).toEqual([2, 2]);
  });

  test("counts pages and lessons once in a week, and those of each programme", () => {
    const pages: Covered = { kind: "pages", from: 10, to: 12 };
    const lesson: Covered = { kind: "lesson", unit: 2, lesson: 3 };
    const covered = [pages, lesson, { ...lesson, lesson: null }, { kind: "text", text: "Chat" }];
    const held = { covered: covered as Covered[] };
    const [week] = progressByWeek(
      [
        report("2026-11-21T16:00:00Z", held),
        report("2026-11-22T16:00:00Z", held),
        report("2026-11-23T16:00:00Z", { ...held, programme: "arabic" }),
      ],
      range("2026-11-21T16:00:00Z", "2026-11-21T16:00:00Z"),
    );
    expect(week).toMatchObject({ pages: 6, lessons: 4, ayat: 0, present: 3 });
  });

  test("shows a year at most, over clock changes too", () => {
    const weeks = progressByWeek([], range("2020-01-01T00:00:00Z", "2026-11-24T16:00:00Z"));
    expect(weeks).toHaveLength(53);
    expect(weeks[0]?.week).toBe("2025-11-22");
    expect(weeks.at(-1)?.week).toBe("2026-11-21");
  });
});

const ranges: fc.Arbitrary<Covered> = fc.integer({ min: 1, max: 114 }).chain((sura) => {
  const aya = fc.integer({ min: 1, max: AYAT_OF[sura - 1] as number });
  return fc
    .tuple(aya, aya, fc.constantFrom("new" as const, "revision" as const))
    .map(([one, two, work]) => ayat(sura, Math.min(one, two), Math.max(one, two), work));
});

test("the weeks' ayat come to the suras' ayat, and no sura to more than it has", () => {
  const start = Date.parse("2026-06-01T10:00:00Z");
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(100), fc.array(ranges, { maxLength: 3 }))), (lessons) => {
      const reports = lessons.map(([day, covered]) =>
        report(new Date(start + day * DAY_MS).toISOString(), { covered }),
      );
      const weeks = progressByWeek(reports, {
        fromMs: start,
        untilMs: start + 100 * DAY_MS,
        zone,
      });
      const suras = surasLearned(reports);
      const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
      expect(sum(weeks.map((week) => week.ayat))).toBe(sum(suras.map(({ learned }) => learned)));
      expect(suras.every(({ learned, ayat: all }) => learned > 0 && learned <= all)).toBe(true);
      expect(sum(weeks.map(({ present }) => present))).toBe(reports.length);
    }),
    { numRuns: 50 },
  );
});

test("a range over several suras, and places that there are not", () => {
  const over: Covered = {
    kind: "ayat",
    work: "new",
    from: { sura: 112, aya: 3 },
    to: { sura: 114, aya: 1 },
  };
  expect(surasLearned([{ covered: [over, ayat(1, 1, 8), ayat(0, 1, 1)] }])).toEqual([
    { sura: 112, learned: 2, ayat: 4 },
    { sura: 113, learned: 5, ayat: 5 },
    { sura: 114, learned: 1, ayat: 6 },
  ]);
});

test("attendance is counted", () => {
  const reports = [report("2026-11-21T16:00:00Z"), report("2026-11-22T16:00:00Z")];
  expect(countAttendance(reports)).toEqual({ present: 2, late: 0, absent: 0 });
});
