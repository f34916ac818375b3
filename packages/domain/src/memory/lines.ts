/** Lines of a page of the edition: what of it is learnt. */

/** Both ends are in it; lines count from 1 at the top. */
export type Lines = { first: number; last: number };

/** The first two pages of the 1405 Madinah print are short. */
export const linesOf = (page: number): number => (page <= 2 ? 8 : 15);

export const lineCount = (lines: Lines | null, page: number): number =>
  lines ? lines.last - lines.first + 1 : linesOf(page);

/** A bit for each line, the first line the lowest. Null is the whole page. */
export function maskOf(lines: Lines | null, page: number): number {
  const { first, last } = lines ?? { first: 1, last: linesOf(page) };
  return ((1 << (last - first + 1)) - 1) << (first - 1);
}

export const isWhole = (mask: number, page: number): boolean => {
  const whole = maskOf(null, page);
  return (mask & whole) === whole;
};

/** From the first to the last line of a mask; null of none, and of a whole page. */
export function linesIn(mask: number, page: number): Lines | null {
  if (mask === 0 || isWhole(mask, page)) return null;
  return { first: 1 + Math.clz32(1) - Math.clz32(mask & -mask), last: 32 - Math.clz32(mask) };
}
