/** What the form of a report holds while it is written: numbers may still be missing. */
import { ReportWord, SetPhrase } from "@riwaq/contracts/learning/phrases";
import { Attendance, Grade } from "@riwaq/contracts/learning/reports";
import type { ReportContent, ReportForm } from "@riwaq/contracts/learning/reports";
import { z } from "zod";

import { CoveredRow } from "./covered-row.ts";
import { firstRows, rowOf } from "./proposed-rows.ts";

const Words = z.array(ReportWord).catch([]);
const Text = z.string().catch("");

/** Reads a draft whatever it holds: what has another form is left empty. */
const ReportValues = z.object({
  attendance: Attendance.nullable().catch(null),
  covered: z.array(CoveredRow.nullable().catch(null)).catch([]),
  grade: Grade.nullable().catch(null),
  strengths: Words,
  to_work_on: Words,
  homework: Text,
  homework_phrases: z.array(SetPhrase).catch([]),
  message: Text,
  internal_note: Text,
});

export type ReportValues = Omit<ReportContent, "covered"> & {
  covered: CoveredRow[];
  internal_note: string;
};

function draftedValues(draft: unknown, proposed: Attendance): ReportValues {
  const { attendance, covered, ...rest } = ReportValues.parse(draft);
  return {
    ...rest,
    attendance: attendance ?? proposed,
    covered: covered.filter((row) => row !== null),
  };
}

/** What was typed before, else what was sent, else what was heard in the lesson or the last one suggests. */
export function valuesOf(form: ReportForm): ReportValues {
  const { draft, content, internal_note, proposed_attendance } = form;
  if (draft && Object.keys(draft).length > 0) return draftedValues(draft, proposed_attendance);
  if (content) return { ...content, internal_note, covered: content.covered.map(rowOf) };
  return { ...draftedValues({}, proposed_attendance), covered: firstRows(form) };
}
