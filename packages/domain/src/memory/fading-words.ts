/** Words that were marked come back until they went well with the teacher often enough. */
import { groupBy } from "../group-by.ts";
import { type MarkKind, type Marker, severityOf } from "../learning/marks/kinds.ts";
import { type WordPlace, compareWords, wordKey } from "../learning/mushaf/words.ts";

export type MarkedWord = WordPlace & {
  kind: MarkKind;
  detail: string;
  marker: Marker;
  /** Instant (ms). */
  atMs: number;
};

export type WordToRepeat = WordPlace & { kind: MarkKind; detail: string; count: number };

/** Heard so often by the teacher without being marked again, a word has faded. */
export const FADES_AFTER = 3;
export const WORDS_OF_EVENING = 3;

/**
 * Of the marks on one page the words to repeat, at most three: what changes the meaning first, then what was marked most
 * often, then last. `heardAtMs`: when the teacher heard the page. What was marked in one hearing counts as heard with it
 * for twelve hours, so that a lesson does not fade its own marks.
 */
export function fadingWords(
  marks: readonly MarkedWord[],
  heardAtMs: readonly number[],
): WordToRepeat[] {
  const words = [...groupBy(marks, wordKey).values()];
  return words
    .map((all) => all.toSorted((one, other) => one.atMs - other.atMs))
    .filter((all) => heardSince(all, heardAtMs) < FADES_AFTER)
    .toSorted(
      (one, other) =>
        Number(isJali(other)) - Number(isJali(one)) ||
        other.length - one.length ||
        lastOf(other).atMs - lastOf(one).atMs ||
        compareWords(lastOf(one), lastOf(other)),
    )
    .slice(0, WORDS_OF_EVENING)
    .map((all) => {
      const { sura, aya, word, kind, detail } = lastOf(all);
      return { sura, aya, word, kind, detail, count: all.length };
    });
}

const SAME_HEARING_MS = 12 * 3_600_000;

const lastOf = (marks: readonly MarkedWord[]) => marks.at(-1) as MarkedWord;
const isJali = (marks: readonly MarkedWord[]) =>
  marks.some(({ kind }) => severityOf(kind) === "jali");

function heardSince(marks: readonly MarkedWord[], heardAtMs: readonly number[]): number {
  const from = lastOf(marks).atMs + SAME_HEARING_MS;
  return heardAtMs.filter((atMs) => atMs > from).length;
}
