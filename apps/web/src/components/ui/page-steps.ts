/** A gap of one page would take the place of the page itself. */
const SHORTEST_GAP = 2;

/** The first page, the last, this one and its neighbours, counted from 1; a gap is the negative of the page before it. */
export function pageSteps(page: number, pageCount: number): number[] {
  const wanted = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return wanted.flatMap((number, index) => {
    const before = wanted[index - 1] ?? 0;
    const missing = number - before - 1;
    if (missing === 0) return [number];
    return missing < SHORTEST_GAP ? [number - 1, number] : [-before, number];
  });
}
