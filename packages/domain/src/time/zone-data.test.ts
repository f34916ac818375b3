import { describe, expect, test } from "vitest";

import { offsetMsByIntl } from "./intl-offset.ts";
import { disagreementsOf, probesOf, SERVED_ZONES } from "./zone-data.ts";

const HOUR_MS = 3_600_000;

describe("what is asked", () => {
  const probes = probesOf(["Africa/Cairo", "Africa/Dakar"], 2027, 2027);

  test("both sides of each change", () => {
    const cairo = probes.filter(({ zone }) => zone === "Africa/Cairo");
    const instants = cairo.map(({ epochMs }) => new Date(epochMs).toISOString().slice(0, 19));
    for (const instant of [
      "2027-04-29T21:59:59",
      "2027-04-29T22:00:00",
      "2027-10-28T20:59:59",
      "2027-10-28T21:00:00",
    ]) {
      expect(instants).toContain(instant);
    }
    expect(instants).toEqual(instants.toSorted());
  });

  test("each half month of a zone that has no change, inside the years only", () => {
    const dakar = probes.filter(({ zone }) => zone === "Africa/Dakar");
    expect(dakar).toHaveLength(25);
    expect(dakar[0]?.epochMs).toBe(Date.UTC(2027, 0, 1));
    expect(dakar.every(({ epochMs }) => new Date(epochMs).getUTCFullYear() === 2027)).toBe(true);
  });

  test("nothing of unknown zones or years", () => {
    expect(() => probesOf(["Europe/Foo"], 2026, 2027)).toThrow(RangeError);
    expect(() => probesOf(["UTC"], 26, 27)).toThrow(RangeError);
  });
});

describe("comparing", () => {
  const probes = probesOf(["Africa/Casablanca", "Europe/Paris"], 2026, 2028);
  const ours = probes.map(({ zone, epochMs }) => offsetMsByIntl(epochMs, zone));

  test("the tables say what ICU says, for all zones that we serve", () => {
    const served = probesOf(SERVED_ZONES, 2010, 2049);
    const byIntl = served.map(({ zone, epochMs }) => offsetMsByIntl(epochMs, zone));
    expect(disagreementsOf(served, byIntl)).toEqual([]);
  });

  test("a source with older rules is found, though our tables have no change there", () => {
    // Before tzdata 2026c Casablanca was expected to stay at +01 but for Ramadan.
    const old = probes.map(({ zone, epochMs }, index) =>
      zone === "Africa/Casablanca" && epochMs >= Date.UTC(2026, 8, 20, 2)
        ? HOUR_MS
        : (ours[index] as number),
    );
    const found = disagreementsOf(probes, old);
    expect(found.length).toBeGreaterThan(50);
    expect(new Set(found.map(({ zone }) => zone))).toEqual(new Set(["Africa/Casablanca"]));
    expect(found.every(({ oursMs, theirsMs }) => oursMs === 0 && theirsMs === HOUR_MS)).toBe(true);
  });

  test("a change that the other source sees an hour late is found", () => {
    const late = probes.map(({ zone, epochMs }) => offsetMsByIntl(epochMs - HOUR_MS, zone));
    const changes = disagreementsOf(probes, late).filter(({ zone }) => zone === "Europe/Paris");
    expect(changes).toHaveLength(6);
  });

  test("an answer too few is refused", () => {
    expect(() => disagreementsOf(probes, ours.slice(1))).toThrow(RangeError);
  });
});

test("Intl's offset is read to the second, before 1970 and in zones of half hours too", () => {
  expect(offsetMsByIntl(Date.UTC(2027, 6, 1), "Asia/Kathmandu")).toBe(5.75 * HOUR_MS);
  expect(offsetMsByIntl(Date.UTC(1905, 0, 1) + 1, "Europe/Paris")).toBe(561_000);
  expect(offsetMsByIntl(Date.UTC(2027, 0, 1, 5), "America/Montreal")).toBe(-5 * HOUR_MS);
  expect(() => offsetMsByIntl(0, "Europe/Foo")).toThrow(RangeError);
});
