/** How the mistakes of a test are counted. No standard exists: schemes are data with a version, kept beside each test. */
import { groupBy } from "../group-by.ts";
import { type MarkKind, groupOf } from "../learning/marks/kinds.ts";
import { type WordPlace, wordKey } from "../learning/mushaf/words.ts";

export type SchemePoints = {
  /** From which points are taken off: one figure for memory, one for tajwid. */
  full: { memory: number; tajwid: number };
  /** Points that a mistake of a kind takes; of a kind that is not named none. */
  memory: Partial<Record<MarkKind, number>>;
  tajwid: Partial<Record<MarkKind, number>>;
  /** The same mistake counts at most so often (`scoreTest` says which are the same); null without end. */
  sameAtMost: number | null;
  /** What a mistake of tajwid takes once it was made before in the test; null where it takes the same. */
  repeatedTajwid: number | null;
  /** At least so much of each, or the test is not passed. */
  pass: { memory: number; tajwid: number };
  /** With more words than these that the teacher had to say it is not passed either; null without such a rule. */
  promptsAtMost: number | null;
};

export type TestMark = { kind: MarkKind; detail: string; place: WordPlace };
export type TestScore = { memory: number; tajwid: number; isPassed: boolean };

/** What a scheme may take points off for in each of the two figures: no kind is in both. */
export const isOfMemory = (kind: MarkKind): boolean => groupOf(kind) === "memory";

/** The teacher said the word, or all of the aya. */
const SAID_BY_TEACHER = new Set<MarkKind>(["prompted", "forgot", "skipped-word", "skipped-aya"]);

/**
 * The two figures of a test, by the marks that stand, in whatever order they come. A mistake of memory is the same at the
 * same word; one of letters or rules is the same wherever the same rule, or the same two letters, went wrong. Neither
 * figure is ever below 0, and no mark makes one better. Source: the institute's brief on scoring.
 */
export function scoreTest(points: SchemePoints, marks: readonly TestMark[]): TestScore {
  const taken = { memory: 0, tajwid: 0 };
  for (const same of groupBy(marks, nameOf).values()) {
    const [{ kind }] = same as [TestMark];
    const figure = isOfMemory(kind) ? "memory" : "tajwid";
    const first = points[figure][kind] ?? 0;
    const again = figure === "tajwid" ? Math.max(first, repeatedOf(points, first)) : first;
    const counted = Math.min(same.length, points.sameAtMost ?? Infinity);
    if (counted > 0) taken[figure] += first + (counted - 1) * again;
  }
  const memory = leftOf(points.full.memory, taken.memory);
  const tajwid = leftOf(points.full.tajwid, taken.tajwid);
  const said = marks.filter(({ kind }) => SAID_BY_TEACHER.has(kind)).length;
  const isPassed =
    memory >= points.pass.memory &&
    tajwid >= points.pass.tajwid &&
    said <= (points.promptsAtMost ?? Infinity);
  return { memory, tajwid, isPassed };
}

const nameOf = ({ kind, detail, place }: TestMark) =>
  isOfMemory(kind) ? `${kind} ${wordKey(place)}` : `${kind} ${detail}`;

/** What takes nothing the first time takes nothing again. */
const repeatedOf = ({ repeatedTajwid }: SchemePoints, first: number) =>
  first === 0 ? 0 : (repeatedTajwid ?? first);

/** Points are halves and tenths: what adding them up leaves behind the second place is no part of a figure. */
const leftOf = (full: number, taken: number) => Math.max(0, Math.round((full - taken) * 100) / 100);
