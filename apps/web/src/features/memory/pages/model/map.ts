import { JUZ, PAGES, pageOf, startOfJuz } from "@riwaq/domain/learning/mushaf/divisions";

export type JuzRow = { juz: number; first: number; last: number };

/** A juz begins on the page on which its first aya stands. */
const firstPages = Array.from({ length: JUZ }, (_, at) => pageOf(startOfJuz(at + 1)));
export const JUZ_ROWS: readonly JuzRow[] = firstPages.map((first, at) => ({
  juz: at + 1,
  first,
  last: (firstPages[at + 1] ?? PAGES + 1) - 1,
}));

export const pagesOf = ({ first, last }: JuzRow): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const rowOf = (page: number) =>
  JUZ_ROWS.findLast(({ first }) => first <= page) ?? (JUZ_ROWS[0] as JuzRow);

function inOtherRow(page: number, by: 1 | -1): number {
  const row = rowOf(page);
  const other = JUZ_ROWS[row.juz - 1 + by];
  return other ? Math.min(other.first + page - row.first, other.last) : page;
}

/** Where a key leads from a page; pages lie from right to left, as in the mushaf. Undefined for other keys. */
export function pageAfterKey(page: number, key: string, isWithControl: boolean) {
  const row = rowOf(page);
  if (key === "ArrowLeft") return Math.min(PAGES, page + 1);
  if (key === "ArrowRight") return Math.max(1, page - 1);
  if (key === "ArrowDown") return inOtherRow(page, 1);
  if (key === "ArrowUp") return inOtherRow(page, -1);
  if (key === "Home") return isWithControl ? 1 : row.first;
  if (key === "End") return isWithControl ? PAGES : row.last;
  return undefined;
}
