/** Which lines of which pages some ayat are, and how well they were recited. */
import type { MarkKind } from "../learning/marks/kinds.ts";
import { pageOf } from "../learning/mushaf/divisions.ts";
import type { StoredLine } from "../learning/mushaf/pages.ts";
import { placeAt, placeNumber } from "../learning/quran/places.ts";
import { type Grade, gradeOfMarks } from "./grade.ts";
import { type Lines, lineCount, linesOf } from "./lines.ts";

export type HeardPage = {
  page: number;
  /** From the first to the last line on which any of it stands; null where that is the whole page. */
  lines: Lines | null;
};

/**
 * The pages on which these ayat (`placeNumber`) stand, in their order. `linesOfPage` are the lines of the edition, the
 * header of a sura among them: it belongs to the aya below it.
 */
export function heardPages(
  ayat: ReadonlySet<number>,
  linesOfPage: (page: number) => readonly StoredLine[],
): HeardPage[] {
  const byPage = new Map<number, Set<number>>();
  for (const number of ayat) {
    const page = pageOf(placeAt(number));
    byPage.set(page, (byPage.get(page) ?? new Set()).add(number));
  }
  return [...byPage]
    .toSorted(([one], [other]) => one - other)
    .map(([page, numbers]) => ({ page, lines: linesOn(page, numbers, linesOfPage(page)) }));
}

export type GradedPage = HeardPage & { grade: Grade };

/** Whether all of what was heard is known, or some of it only. */
export type Ground = "known" | "partly-known";

/**
 * How well each page was recited, by the marks on it. On lines that are known the marks weigh as many times as those lines
 * are fewer than a page. Where more may have been heard than is known, they weigh as on a full page, which is the least
 * that they can say: that somebody hesitated once is known, on how many lines is not.
 */
export const gradePages = (
  pages: readonly HeardPage[],
  marks: ReadonlyArray<{ page: number; kind: MarkKind }>,
  ground: Ground,
): GradedPage[] =>
  pages.map(({ page, lines }) => {
    const kinds = marks.filter((mark) => mark.page === page).map(({ kind }) => kind);
    const on = ground === "known" ? lines : null;
    return { page, lines, grade: gradeOfMarks(kinds, lineCount(on, page)) };
  });

function linesOn(
  page: number,
  numbers: ReadonlySet<number>,
  all: readonly StoredLine[],
): Lines | null {
  const hit = all.flatMap((line, at) => (holds(line, numbers) ? [at + 1] : []));
  const [first = 1] = hit;
  const last = hit.at(-1) ?? linesOf(page);
  const hasAllAbove = all.slice(0, first - 1).every(([kind]) => kind !== "a");
  const hasAllBelow = all.slice(last).every(([kind]) => kind !== "a");
  if (hasAllAbove && hasAllBelow) return null;
  return { first: hasAllAbove ? 1 : first, last: hasAllBelow ? linesOf(page) : last };
}

function holds(line: StoredLine, numbers: ReadonlySet<number>): boolean {
  if (line[0] !== "a") return false;
  const [, sura, firstAya, , , lastAya] = line;
  const from = placeNumber({ sura, aya: firstAya });
  for (let number = from; number <= from + lastAya - firstAya; number += 1) {
    if (numbers.has(number)) return true;
  }
  return false;
}
