/**
 * Whether other sources of time-zone data say what our tables say. PostgreSQL and ICU carry their
 * own copies of the IANA data, and governments change their minds at short notice.
 */
import { civilDateMs, DAY_MS } from "./civil-date.ts";
import { transitionsOf } from "./transitions.ts";
import { offsetMsAt } from "./zone-offsets.ts";

/** Where the institute's families and teachers live. */
export const SERVED_ZONES = [
  "Europe/Paris",
  "Europe/Brussels",
  "Europe/Zurich",
  "America/Montreal",
  "America/Toronto",
  "Africa/Casablanca",
  "Africa/Algiers",
  "Africa/Dakar",
  "Indian/Reunion",
  "Africa/Cairo",
] as const;

/** One question to a source: how far is the wall clock of `zone` ahead of UTC at this instant? */
export type Probe = { zone: string; epochMs: number };

export type Disagreement = Probe & { oursMs: number; theirsMs: number };

const HALF_MONTH_MS = 15 * DAY_MS;

function startOfYearMs(year: number): number {
  const startMs = civilDateMs(`${year}-01-01`);
  if (startMs === null) throw new RangeError(`Not a year: ${year}`);
  return startMs;
}

function probesOfZone(zone: string, startMs: number, endMs: number): Probe[] {
  const instants: number[] = [];
  // A change that only the other source knows lies between changes of ours: Morocco's summer time
  // used to pause for some thirty days.
  for (let epochMs = startMs; epochMs < endMs; epochMs += HALF_MONTH_MS) instants.push(epochMs);
  for (const { atMs } of transitionsOf(zone, startMs, endMs)) instants.push(atMs - 1000, atMs);
  return instants.toSorted((a, b) => a - b).map((epochMs) => ({ zone, epochMs }));
}

/**
 * What to ask another source, for the UTC years `fromYear` to `untilYear` (both included): the last
 * second before and the first of each clock change in our tables, and one instant each half month
 * (issue Lessons, section Time and availability). By zone, then by instant (whole seconds in ms).
 * @throws RangeError for an unknown zone or what is no year from 1000 to 9998
 */
export function probesOf(zones: readonly string[], fromYear: number, untilYear: number): Probe[] {
  const [startMs, endMs] = [startOfYearMs(fromYear), startOfYearMs(untilYear + 1)];
  return zones.flatMap((zone) => probesOfZone(zone, startMs, endMs));
}

/**
 * Where another source disagrees with our tables; `theirsMs` are its offsets in ms ahead of UTC, in
 * the order of the probes. Empty: both carry the same data.
 * @throws RangeError if there is not one offset for each probe, or for an unknown zone
 */
export function disagreementsOf(
  probes: readonly Probe[],
  theirsMs: readonly number[],
): Disagreement[] {
  if (probes.length !== theirsMs.length) {
    throw new RangeError(`${probes.length} probes, but ${theirsMs.length} offsets`);
  }
  return probes.flatMap(({ zone, epochMs }, index) => {
    const oursMs = offsetMsAt(epochMs, zone);
    const theirs = theirsMs[index] as number;
    return oursMs === theirs ? [] : [{ zone, epochMs, oursMs, theirsMs: theirs }];
  });
}
