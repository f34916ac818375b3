/** On which pages a lesson was held, from when the teacher turned to each. */

/** Whoever leafs through a page does not hold a lesson on it. */
export const STAY_MS = 20_000;

export type PageTurn = { page: number; atMs: number };

/**
 * The pages on which the teacher stayed at least `STAY_MS` in all, in the order in which they were first turned to;
 * `untilMs` ends the last of them. Turns stand in the order of time.
 */
export function pagesStayedOn(turns: readonly PageTurn[], untilMs: number): number[] {
  const stayed = new Map<number, number>();
  for (const [at, { page, atMs }] of turns.entries()) {
    const end = turns[at + 1]?.atMs ?? untilMs;
    stayed.set(page, (stayed.get(page) ?? 0) + Math.max(0, end - atMs));
  }
  return [...stayed].flatMap(([page, ms]) => (ms >= STAY_MS ? [page] : []));
}
