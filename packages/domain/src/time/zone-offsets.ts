/** UTC offsets of a zone from tables that are built once per zone, since Temporal is too slow per row. */
import { Temporal } from "temporal-polyfill";

export const TABLE_START_MS = Date.UTC(2010, 0, 1);
export const TABLE_END_MS = Date.UTC(2050, 0, 1);

type OffsetTable = {
  /** Instants from which the offset of the same index holds; the first is the table's own start. */
  readonly sinceMs: readonly number[];
  readonly offsetMs: readonly number[];
};

// Keyed by lower case: zone names ignore case, and so spellings cannot make it grow.
const tables = new Map<string, OffsetTable>();

function at(epochMs: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs)).toZonedDateTimeISO(zone);
}

function offsetMsOf(moment: Temporal.ZonedDateTime): number {
  return moment.offsetNanoseconds / 1_000_000;
}

/**
 * The offsets of a zone from `startMs` until before `endMs`, asked of Temporal: slow, for what
 * `offsetTableOf` does not hold.
 * @throws RangeError for an unknown zone
 */
export function buildOffsetTable(zone: string, startMs: number, endMs: number): OffsetTable {
  const start = at(startMs, zone);
  const sinceMs = [startMs];
  const offsetMs = [offsetMsOf(start)];
  let next = start.getTimeZoneTransition("next");
  while (next !== null && next.epochMilliseconds < endMs) {
    sinceMs.push(next.epochMilliseconds);
    offsetMs.push(offsetMsOf(next));
    next = next.getTimeZoneTransition("next");
  }
  return { sinceMs, offsetMs };
}

/**
 * The table of a zone from TABLE_START_MS until before TABLE_END_MS, built once per process.
 * @throws RangeError for an unknown zone
 */
export function offsetTableOf(zone: string): OffsetTable {
  const key = zone.toLowerCase();
  let table = tables.get(key);
  if (table === undefined) {
    table = buildOffsetTable(zone, TABLE_START_MS, TABLE_END_MS);
    tables.set(key, table);
  }
  return table;
}

/**
 * Milliseconds by which the wall clock of `zone` (IANA name) is ahead of UTC at the instant
 * `epochMs`. By table from 2010 to 2049, by Temporal outside (architecture, section Time).
 * @throws RangeError for an unknown zone or an instant outside of what Temporal represents
 */
export function offsetMsAt(epochMs: number, zone: string): number {
  if (!(epochMs >= TABLE_START_MS && epochMs < TABLE_END_MS)) return offsetMsOf(at(epochMs, zone));
  const { sinceMs, offsetMs } = offsetTableOf(zone);
  let low = 0;
  let high = sinceMs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sinceMs[middle] as number) <= epochMs) low = middle;
    else high = middle - 1;
  }
  return offsetMs[low] as number;
}
