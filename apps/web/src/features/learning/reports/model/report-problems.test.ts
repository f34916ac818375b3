import { expect, it } from "vitest";

import { buildContent, buildReportForm } from "../../../../../test/build-report.ts";
import { judgeReport } from "./report-problems.ts";
import { valuesOf } from "./report-values.ts";
import type { ReportValues } from "./report-values.ts";

const sent = buildReportForm({ submitted_at: "2026-11-24T18:20:00Z", content: buildContent() });
const whole = { ...valuesOf(sent), internal_note: "Shy." };
const judge = (changes: Partial<ReportValues>) => judgeReport({ ...whole, ...changes }, 1);
const problemsOf = (changes: Partial<ReportValues>) => [...(judge(changes).problems ?? [])];
const place = (sura: number | null, aya: number | null) => ({ sura, aya });
const row = { id: "a", kind: "ayat", work: "new" } as const;

it("what is whole is sent with the version that was read", () => {
  const expected = { ...buildContent(), internal_note: "Shy.", version: 1 };
  expect(judge({}).body).toEqual(expected);
});

it("a pupil who was there gets a grade", () => {
  expect(problemsOf({ grade: null })).toEqual([["grade", ["required"]]]);
});

it("of an absent pupil neither grade nor words of the lesson are sent, whatever was chosen before", () => {
  const { body } = judge({ attendance: "absent", strengths: ["Tajwid"], to_work_on: ["Voice"] });
  expect(body).toMatchObject({
    attendance: "absent",
    grade: null,
    covered: [],
    strengths: [],
    to_work_on: [],
  });
});

it("an empty line is left out, one that was begun is not", () => {
  const nothing = { ...row, from: place(null, null), to: place(null, null) };
  expect(judge({ covered: [nothing] }).body?.covered).toEqual([]);
  const begun = { ...row, from: place(67, 1), to: place(67, null) };
  expect(problemsOf({ covered: [begun] })).toEqual([["covered.a.to.aya", ["required"]]]);
});

it("an aya that the sura does not have, and an end before the beginning, are said where they stand", () => {
  const beyond = { ...row, from: place(67, 1), to: place(67, 31) };
  expect(problemsOf({ covered: [beyond] })).toEqual([["covered.a.to.aya", ["aya_invalid"]]]);
  const backwards = { ...row, from: place(67, 9), to: place(67, 3) };
  expect(problemsOf({ covered: [backwards], grade: null })).toEqual([
    ["grade", ["required"]],
    ["covered.a.to", ["range_order"]],
  ]);
});

it("a draft is read whatever it holds", () => {
  const draft = {
    covered: [{ kind: "tomb" }, { ...row, from: 3 }],
    strengths: "x",
    homework: "Lire",
  };
  expect(valuesOf(buildReportForm({ draft, proposed_attendance: "late" }))).toMatchObject({
    attendance: "late",
    covered: [{ ...row, from: place(null, null), to: place(null, null) }],
    grade: null,
    strengths: [],
    to_work_on: [],
    homework: "Lire",
    homework_phrases: [],
    message: "",
    internal_note: "",
  });
});
