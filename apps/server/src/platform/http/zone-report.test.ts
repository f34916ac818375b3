import { SERVED_ZONES } from "@riwaq/domain/time/zone-data";
import { expect, it } from "vitest";

import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { findZoneOffsets } from "../db/zone-offsets.ts";
import { compareZones, countDisagreements, isAgreed } from "./zone-report.ts";

const test = await startTestApp();

it("PostgreSQL says how far a zone is ahead, on both sides of a clock change", async () => {
  const change = Date.parse("2026-03-29T01:00:00Z");
  const asked = [change, change - 1000, change + 1000];
  const hours = [2, 1, 2].map((ahead) => ahead * 3_600_000);
  expect(await findZoneOffsets(test.db, "Europe/Paris", asked)).toEqual(hours);
  expect(await findZoneOffsets(test.db, "Asia/Kathmandu", [change])).toEqual([20_700_000]);
});

it("a zone that PostgreSQL does not know is missing, not an error", async () => {
  expect(await findZoneOffsets(test.db, "Mars/Olympus", [0])).toBeNull();
});

it("the report names the versions of all three, and ICU has the data of our tables", async () => {
  const report = await compareZones(test.db, SERVED_ZONES, TEST_NOW.getUTCFullYear());
  expect(report.tables).toEqual({ version: process.versions.tz, probes: expect.any(Number) });
  expect(report.tables.probes).toBeGreaterThan(1000);
  expect(report.icu).toEqual({ version: process.versions.icu, disagreements: 0, zones: [] });
  expect(report.postgresql.version).toMatch(/^\d+/);
  expect(["builtin", "system", "unknown"]).toContain(report.postgresql.tables);
  expect(report.postgresql.missing).toEqual([]);
  // Morocco gave up its clock changes in 2026, which older tables do not know.
  expect(report.postgresql.zones.filter((zone) => zone !== "Africa/Casablanca")).toEqual([]);
});

it("a zone that disagrees is named once, with the number of its questions", () => {
  const compared = { disagreements: 0, zones: [] };
  const probes = [0, 1, 2].map((day) => ({ zone: "Africa/Algiers", epochMs: day * 86_400_000 }));
  const anHour = 3_600_000;
  countDisagreements(compared, [{ zone: "Africa/Dakar", epochMs: 0 }], [0]);
  countDisagreements(
    compared,
    probes.map(({ epochMs }) => ({ zone: "Africa/Algiers", epochMs: epochMs + 1.6e12 })),
    [anHour, 0, 0],
  );
  expect(compared).toEqual({ disagreements: 2, zones: ["Africa/Algiers"] });
});

it("what is missing in PostgreSQL is no agreement", () => {
  const same = { disagreements: 0, zones: [] };
  const report = {
    tables: { version: "2026c", probes: 1 },
    icu: { version: "78", ...same },
    postgresql: { version: "18", tables: "builtin", missing: [] as string[], ...same },
  };
  expect(isAgreed(report)).toBe(true);
  report.postgresql.missing.push("Africa/Cairo");
  expect(isAgreed(report)).toBe(false);
});
