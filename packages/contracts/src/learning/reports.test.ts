import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { faultsOf } from "../testing/faults-of.ts";
import { Aya, Covered, ReportContent, ReportDraft, ReportSend } from "./reports.ts";

const place = fc.integer({ min: 1, max: 114 }).chain((sura) =>
  fc.record({
    sura: fc.constant(sura),
    aya: fc.integer({ min: 1, max: AYAT_OF[sura - 1] ?? 1 }),
  }),
);

describe("a place in the Quran", () => {
  it("is any aya of any sura, and none after its last", () => {
    fc.assert(
      fc.property(place, ({ sura, aya }) => {
        expect(faultsOf(Aya, { sura, aya })).toEqual([]);
        expect(faultsOf(Aya, { sura, aya: (AYAT_OF[sura - 1] ?? 0) + 1 })).not.toEqual([]);
      }),
    );
  });

  it.each([
    [{ sura: 0, aya: 1 }, "sura: invalid"],
    [{ sura: 115, aya: 1 }, "sura: invalid"],
    [{ sura: 1, aya: 0 }, "aya: invalid"],
    [{ sura: 1, aya: 8 }, "aya: aya_invalid"],
    [{ sura: 2, aya: 287 }, "aya: invalid"],
  ])("%# is none", (at, fault) => {
    expect(faultsOf(Aya, at)).toContain(fault);
  });
});

describe("what was covered", () => {
  it("goes from a place to one that is not before it", () => {
    const isBefore = (a: Aya, b: Aya) => a.sura < b.sura || (a.sura === b.sura && a.aya < b.aya);
    fc.assert(
      fc.property(place, place, (from, to) => {
        const faults = faultsOf(Covered, { kind: "ayat", from, to });
        expect(faults).toEqual(isBefore(to, from) ? ["to: range_order"] : []);
      }),
    );
  });

  it("is new unless it says that it was revised", () => {
    const at = { sura: 112, aya: 1 };
    expect(Covered.parse({ kind: "ayat", from: at, to: at })).toMatchObject({ work: "new" });
  });

  it.each([
    [{ kind: "pages", from: 10, to: 9 }, "to: range_order"],
    [{ kind: "pages", from: 0, to: 9 }, "from: invalid"],
    [{ kind: "lesson", unit: 501 }, "unit: invalid"],
    [{ kind: "text", text: "   " }, "text: required"],
    [{ kind: "text", text: "x".repeat(301) }, "text: text_long"],
  ])("%# is refused", (covered, fault) => {
    expect(faultsOf(Covered, covered)).toEqual([fault]);
  });
});

describe("a report", () => {
  it("needs to say no more than whether the pupil was there", () => {
    const { attendance, grade, ...texts } = ReportContent.parse({ attendance: "absent" });
    expect([attendance, grade]).toEqual(["absent", null]);
    expect(Object.values(texts).filter(({ length }) => length > 0)).toEqual([]);
  });

  it.each([
    [{}, "attendance: required"],
    [{ attendance: "asleep" }, "attendance: required"],
    [{ attendance: "present", grade: "Perfect" }, "grade: required"],
    [{ attendance: "present", strengths: ["a", "b", "c", "d"] }, "strengths: chips_max"],
    [{ attendance: "present", to_work_on: [" "] }, "to_work_on.0: required"],
    [{ attendance: "present", strengths: ["x".repeat(81)] }, "strengths.0: text_long"],
    [{ attendance: "present", strengths: [5] }, "strengths.0: invalid"],
    [{ attendance: "present", homework: "x".repeat(2001) }, "homework: text_long"],
    [{ attendance: "present", message: "\ud800" }, "message: invalid"],
  ])("%# is refused", (content, fault) => {
    expect(faultsOf(ReportSend, { version: 0, ...content })).toContain(fault);
  });
});

describe("a draft", () => {
  it("is whatever was typed so far", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (message) => {
        fc.pre(message.isWellFormed() && !message.includes("\0"));
        expect(faultsOf(ReportDraft, { message, covered: [{ kind: "ayat", from: "" }] })).toEqual(
          [],
        );
      }),
    );
  });

  it("is not deep without end, nor what the database cannot hold", () => {
    const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });
    expect(faultsOf(ReportDraft, deep(40))).toEqual([": invalid"]);
    expect(faultsOf(ReportDraft, { message: "a\u0000" })).toEqual([": invalid"]);
    expect(faultsOf(ReportDraft, { message: "x".repeat(100_000) })).toEqual([": text_long"]);
  });
});
