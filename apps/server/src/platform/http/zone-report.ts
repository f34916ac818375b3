import { setImmediate } from "node:timers/promises";

import { offsetMsByIntl } from "@riwaq/domain/time/intl-offset";
import { disagreementsOf, type Probe, probesOf } from "@riwaq/domain/time/zone-data";

import type { Database } from "../db/database.ts";
import { findZoneOffsets, findZoneSource } from "../db/zone-offsets.ts";

const YEARS_BACK = 1;
const YEARS_AHEAD = 4;

type Compared = {
  /** Questions whose answer differs from ours, and the zones that they are about. */
  disagreements: number;
  zones: string[];
};

export type ZoneReport = {
  /** Ours, built when the process needs them from the zone data that came with it. */
  tables: { version: string; probes: number };
  icu: { version: string } & Compared;
  postgresql: { version: string; tables: string; missing: string[] } & Compared;
};

/**
 * Asks ICU and PostgreSQL for the clock changes around `year` that our tables hold. By zone, with a pause after each:
 * requests come first.
 */
export async function compareZones(
  db: Database,
  zones: readonly string[],
  year: number,
): Promise<ZoneReport> {
  const icu: Compared = { disagreements: 0, zones: [] };
  const postgresql = { disagreements: 0, zones: [] as string[], missing: [] as string[] };
  let count = 0;
  for (const zone of zones) {
    const probes = probesOf([zone], year - YEARS_BACK, year + YEARS_AHEAD);
    count += probes.length;
    await setImmediate();
    countDisagreements(
      icu,
      probes,
      probes.map(({ epochMs }) => offsetMsByIntl(epochMs, zone)),
    );
    const theirs = await findZoneOffsets(
      db,
      zone,
      probes.map(({ epochMs }) => epochMs),
    );
    if (theirs) countDisagreements(postgresql, probes, theirs);
    else postgresql.missing.push(zone);
  }
  return {
    tables: { version: process.versions.tz ?? "unknown", probes: count },
    icu: { version: process.versions.icu ?? "unknown", ...icu },
    postgresql: { ...(await findZoneSource(db)), ...postgresql },
  };
}

export function countDisagreements(
  compared: Compared,
  probes: readonly Probe[],
  theirsMs: readonly number[],
): void {
  const found = disagreementsOf(probes, theirsMs);
  compared.disagreements += found.length;
  const zones = new Set([...compared.zones, ...found.map(({ zone }) => zone)]);
  compared.zones = [...zones];
}

/** A disagreement is told, and keeps nobody from being served. */
export function isAgreed({ icu, postgresql }: ZoneReport): boolean {
  return icu.disagreements + postgresql.disagreements + postgresql.missing.length === 0;
}
