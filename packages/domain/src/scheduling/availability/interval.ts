/** Sets of instants as sorted, disjoint, half-open intervals of epoch milliseconds. */

export type Interval = { readonly startMs: number; readonly endMs: number };

function compareStarts(a: Interval, b: Interval): number {
  return a.startMs - b.startMs;
}

/**
 * The union as sorted, disjoint intervals: what overlaps or touches is joined, what is empty or
 * inverted is dropped. The argument may come in any order and is left alone.
 */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  let startMs = 0;
  let endMs = Number.NEGATIVE_INFINITY;
  for (const next of intervals.toSorted(compareStarts)) {
    if (next.startMs >= next.endMs) continue;
    if (next.startMs <= endMs) {
      endMs = Math.max(endMs, next.endMs);
      continue;
    }
    if (startMs < endMs) merged.push({ startMs, endMs });
    ({ startMs, endMs } = next);
  }
  if (startMs < endMs) merged.push({ startMs, endMs });
  return merged;
}

/** What of `intervals` no hole covers; both are sorted and disjoint, and so is the result. */
export function subtractIntervals(
  intervals: readonly Interval[],
  holes: readonly Interval[],
): Interval[] {
  const left: Interval[] = [];
  let place = 0;
  for (const { startMs, endMs } of intervals) {
    let fromMs = startMs;
    while (place < holes.length && (holes[place] as Interval).endMs <= fromMs) place += 1;
    for (; place < holes.length; place += 1) {
      const hole = holes[place] as Interval;
      if (hole.startMs >= endMs) break;
      if (hole.startMs > fromMs) left.push({ startMs: fromMs, endMs: hole.startMs });
      fromMs = hole.endMs;
      // A hole that reaches further may reach into the next interval too.
      if (fromMs >= endMs) break;
    }
    if (fromMs < endMs) left.push({ startMs: fromMs, endMs });
  }
  return left;
}

/** The parts of the intervals that lie inside the window; order is kept, empty parts are dropped. */
export function clipIntervals(intervals: readonly Interval[], window: Interval): Interval[] {
  return intervals.flatMap((interval) => {
    const startMs = Math.max(interval.startMs, window.startMs);
    const endMs = Math.min(interval.endMs, window.endMs);
    return startMs < endMs ? [{ startMs, endMs }] : [];
  });
}

/** Whether one of the sorted, disjoint intervals holds the whole of `part`; in logarithmic time. */
export function isWithin(part: Interval, intervals: readonly Interval[]): boolean {
  let low = 0;
  let high = intervals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((intervals[middle] as Interval).endMs < part.endMs) low = middle + 1;
    else high = middle;
  }
  const candidate = intervals[low];
  return candidate !== undefined && candidate.startMs <= part.startMs;
}
