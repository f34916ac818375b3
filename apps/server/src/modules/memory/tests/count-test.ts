import { isInPassage } from "@riwaq/domain/learning/mushaf/passages";
import type { TestQuestion } from "@riwaq/domain/memory/questions";
import { type TestScore, scoreTest } from "@riwaq/domain/memory/scoring";
import { type RecitedLines, passageOf, recitedLines } from "@riwaq/domain/memory/test-ground";

import type { MarkRow } from "../../learning/marks/present-mark.ts";
import type { TestRecited } from "../events.ts";
import { linesOfPage } from "../lines-of-page.ts";
import type { recitationTests } from "../tables/recitation-tests.ts";

type Test = typeof recitationTests.$inferSelect;

/** The marks of one question: at its words, from when it was asked until it was answered. */
export function marksOfQuestion(question: TestQuestion, marks: readonly MarkRow[]): MarkRow[] {
  const { askedAtMs, answeredAtMs } = question;
  if (askedAtMs === null) return [];
  const passage = passageOf(question);
  return marks.filter((mark) => {
    const atMs = mark.markedAt.getTime();
    const isInTime = atMs >= askedAtMs && atMs <= (answeredAtMs ?? Infinity);
    return isInTime && isInPassage(passage, mark);
  });
}

type Counted = { score: TestScore; pages: RecitedLines[] };

/** What a test comes to by its marks; questions that were never asked are left out. */
export function countTest(test: Pick<Test, "points" | "questions">, marks: MarkRow[]): Counted {
  const asked = test.questions.filter(({ askedAtMs }) => askedAtMs !== null);
  const counted = new Map(
    asked.flatMap((question) => marksOfQuestion(question, marks)).map((mark) => [mark.id, mark]),
  );
  const heard = [...counted.values()].map(({ kind, detail, sura, aya, word }) => ({
    kind,
    detail,
    place: { sura, aya, word },
  }));
  return {
    score: scoreTest(test.points, heard),
    pages: recitedLines({ questions: asked, marks: heard }, linesOfPage),
  };
}

/** What others are told of a finished test. */
export const recitedIn = (
  { id, studentId, sessionId, heldById }: Test,
  { pages, finishedAt }: Pick<TestRecited, "pages" | "finishedAt">,
): TestRecited => ({ testId: id, studentId, sessionId, heldById, finishedAt, pages });
