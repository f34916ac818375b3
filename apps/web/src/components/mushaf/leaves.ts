import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";

/** The open leaf that a page lies on: one page, or two with the odd one on the right, as the mushaf is bound. */
export function leafOf(page: number, isSpread: boolean): number[] {
  if (!isSpread) return [page];
  const right = page % 2 === 1 ? page : page - 1;
  return [right, right + 1].filter((one) => one <= PAGES);
}

/** The first page of the leaf after or before it; the same one where there is none. */
export function turned(page: number, by: 1 | -1, isSpread: boolean): number {
  const first = leafOf(page, isSpread)[0] ?? page;
  const next = first + by * (isSpread ? 2 : 1);
  return next >= 1 && next <= PAGES ? next : page;
}
