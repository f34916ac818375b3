/** What is learnt next, from what was learnt last. A teacher corrects it. */
import { PAGES } from "../learning/mushaf/divisions.ts";
import { type Lines, isWhole, linesOf, maskOf } from "./lines.ts";
import type { PageMemory } from "./page-memory.ts";
import type { NewPortion } from "./plan.ts";

/**
 * As many lines as were given last, after those that are known; on the next page once the whole of it is learnt, forwards or
 * backwards as the last two pages were. Null where nothing was given yet, or nothing is left. `given`: the last one first.
 */
export function nextPortion(
  given: readonly NewPortion[],
  memories: readonly PageMemory[],
): NewPortion | null {
  const [last] = given;
  if (!last) return null;
  const memory = memories.find(({ page }) => page === last.page);
  if (!memory || memory.learned === null) return onSamePage(last, memory?.known ?? 0);
  const page = nextPage(given, memories);
  if (page === null) return null;
  const length = last.lines ? last.lines.last - last.lines.first + 1 : linesOf(page);
  return { page, lines: linesFrom(1, length, page) };
}

function onSamePage(last: NewPortion, known: number): NewPortion {
  const { page, lines } = last;
  if (!lines || isWhole(known, page)) return { page, lines: null };
  const isHeld = (known & maskOf(lines, page)) === maskOf(lines, page);
  if (!isHeld) return last;
  const length = lines.last - lines.first + 1;
  return lines.last < linesOf(page)
    ? { page, lines: linesFrom(lines.last + 1, length, page) }
    : { page, lines: null };
}

function linesFrom(first: number, length: number, page: number): Lines | null {
  const last = Math.min(first + length - 1, linesOf(page));
  return first === 1 && last === linesOf(page) ? null : { first, last };
}

function nextPage(given: readonly NewPortion[], memories: readonly PageMemory[]): number | null {
  const [last] = given as [NewPortion];
  const before = given.find(({ page }) => page !== last.page);
  const step = before && before.page > last.page ? -1 : 1;
  const held = new Set(memories.filter(({ learned }) => learned !== null).map(({ page }) => page));
  for (let page = last.page + step; page >= 1 && page <= PAGES; page += step) {
    if (!held.has(page)) return page;
  }
  return null;
}
