import { groupBy } from "@riwaq/domain/group-by";
import { type MarkKind, type Severity, severityOf } from "@riwaq/domain/learning/marks/kinds";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";

/** How a word looks that was marked; without a severity it was not. */
export type MarkLook = {
  severity?: Severity;
  times: number;
  /** What is read aloud after the word. */
  label?: string;
};

/** More often than this the line grows no further. */
export const TIMES_TOLD = 3;

type Marked = { sura: number; aya: number; word: number; kind: MarkKind };

/** The marks of each word, under its key, in the order in which they came. */
export function byWord<M extends Marked>(marks: readonly M[]): ReadonlyMap<string, readonly M[]> {
  return groupBy(marks, wordKey);
}

/** One line for all that was marked at a word: as grave as the gravest, as strong as they are many. */
export function markLook(marks: readonly Marked[]): MarkLook {
  if (marks.length === 0) return { times: 0 };
  const isJali = marks.some(({ kind }) => severityOf(kind) === "jali");
  return { severity: isJali ? "jali" : "khafi", times: marks.length };
}
