import type { Test, TestDetails } from "@riwaq/contracts/memory/tests";

import { type MarkRow, presentMark } from "../../learning/marks/present-mark.ts";
import { countTest, marksOfQuestion } from "./count-test.ts";
import type { TestReader } from "./policy.ts";
import type { TestRow } from "./queries.ts";

type Reading = { readerId: string; marks: MarkRow[] };

export function presentTest(row: TestRow, { readerId, marks }: Reading): Test {
  const { memoryScore: memory, tajwidScore: tajwid } = row;
  const isScored = memory !== null && tajwid !== null;
  return {
    id: row.id,
    student_id: row.studentId,
    state: row.state,
    held_by: row.heldBy ?? "",
    is_mine: row.heldById === readerId,
    scheme: { name: row.schemeName, version: row.schemeVersion },
    full: row.points.full,
    score: isScored ? { memory, tajwid, is_passed: countTest(row, marks).score.isPassed } : null,
    note: row.note,
    questions: row.questions.length,
    began_at: row.beganAt.toISOString(),
    finished_at: row.finishedAt && row.finishedAt.toISOString(),
  };
}

type ReadingAll = Reading & {
  name: string;
  reader: TestReader;
  /** In which lesson marks are made now. */
  marksIn: string | null;
  now: Date;
};

/** With its questions; a family sees of the marks what is shown to it by now. */
export function presentDetails(row: TestRow, reading: ReadingAll): TestDetails {
  const { name, reader, marksIn, now, marks } = reading;
  const shown = reader === "family" ? marks.filter(({ shownFrom }) => shownFrom <= now) : marks;
  return {
    ...presentTest(row, reading),
    name,
    side: reader,
    marks_in: marksIn,
    questions: row.questions.map((question) => ({
      from: question.from,
      to: question.to,
      kind: question.kind,
      asked_at: instantOf(question.askedAtMs),
      answered_at: instantOf(question.answeredAtMs),
      marks: marksOfQuestion(question, shown).map(presentMark),
    })),
  };
}

const instantOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
