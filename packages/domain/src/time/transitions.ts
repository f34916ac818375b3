/** When the clocks of a zone change. */
import { buildOffsetTable, offsetTableOf, TABLE_END_MS, TABLE_START_MS } from "./zone-offsets.ts";

/** From `atMs` on, the wall clock is ahead of UTC by `offsetAfterMs`; until then by `offsetBeforeMs`. */
export type Transition = { atMs: number; offsetBeforeMs: number; offsetAfterMs: number };

/**
 * The clock changes of a zone (IANA name) at instants from `fromMs` until before `untilMs`, in
 * order. From the cached tables for 2010 to 2049, asked of Temporal outside, which takes
 * milliseconds (architecture, section Time).
 * @throws RangeError for an unknown zone
 */
export function transitionsOf(zone: string, fromMs: number, untilMs: number): Transition[] {
  const isInTable = fromMs > TABLE_START_MS && untilMs <= TABLE_END_MS;
  const { sinceMs, offsetMs } = isInTable
    ? offsetTableOf(zone)
    : buildOffsetTable(zone, fromMs - 1, untilMs);
  const found: Transition[] = [];
  for (let index = 1; index < sinceMs.length; index += 1) {
    const atMs = sinceMs[index] as number;
    if (atMs < fromMs) continue;
    if (atMs >= untilMs) break;
    found.push({
      atMs,
      offsetBeforeMs: offsetMs[index - 1] as number,
      offsetAfterMs: offsetMs[index] as number,
    });
  }
  return found;
}
