import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";

/** The open leaf that a page lies on: one page, or two with the odd one on the right, as the mushaf is bound. */
export function leafOf(page: number, isSpread: boolean): number[] {
  if (!isSpread) return [page];
  const right = page % 2 === 1 ? page : page - 1;
  return [right, right + 1].filter((one) => one <= PAGES);
}

/** Those that are read, and the leaves before and after those that were settled on: a turn finds its page drawn. */
export function drawnPages(leaf: readonly number[], settled: readonly number[]): number[] {
  const [first = 1, last = first] = [settled[0], settled.at(-1)];
  const size = settled.length;
  const near = Array.from({ length: last - first + 1 + 2 * size }, (_, at) => first - size + at);
  const all = new Set([...leaf, ...near].filter((page) => page >= 1 && page <= PAGES));
  return [...all].toSorted((a, b) => a - b);
}

/** The first page of the leaf after or before it; the same one where there is none. */
export function turned(page: number, by: 1 | -1, isSpread: boolean): number {
  const first = leafOf(page, isSpread)[0] ?? page;
  const next = first + by * (isSpread ? 2 : 1);
  return next >= 1 && next <= PAGES ? next : page;
}
