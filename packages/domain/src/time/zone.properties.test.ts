import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";

import { dayOfWeekFromIso, type IsoDayOfWeek } from "./day-of-week.ts";
import { daysLater, toInstant, toWall } from "./zone.ts";

const ZONES = [
  "Europe/Paris",
  "Africa/Cairo",
  "America/Toronto",
  "America/Montreal",
  "Africa/Casablanca",
  "Indian/Reunion",
  "Africa/Algiers",
  "Africa/Dakar",
  "Europe/Zurich",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
];
const HOUR_MS = 3_600_000;

function transitionsOf(zone: string): number[] {
  const found: number[] = [];
  let moment = Temporal.Instant.from("2019-01-01T00:00Z").toZonedDateTimeISO(zone);
  for (;;) {
    const next = moment.getTimeZoneTransition("next");
    if (next === null || next.year > 2036) return found;
    found.push(next.epochMilliseconds);
    moment = next;
  }
}

// Half of the cases lie within two days of a clock change, where the mistakes are; the years go
// beyond the table on both sides.
function instants(zone: string): fc.Arbitrary<number> {
  const seconds = fc.integer({
    min: Date.UTC(1995, 0, 1) / 1000,
    max: Date.UTC(2065, 0, 1) / 1000,
  });
  const anywhere = seconds.map((second) => second * 1000);
  const transitions = transitionsOf(zone);
  if (transitions.length === 0) return anywhere;
  const quarters = fc.integer({ min: -192, max: 192 });
  const nearby = fc
    .tuple(fc.constantFrom(...transitions), quarters)
    .map(([transition, quarter]) => transition + (quarter * HOUR_MS) / 4);
  return fc.oneof(anywhere, nearby);
}

function wallByTemporal(epochMs: number, zone: string) {
  const moment = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
  return {
    date: moment.toPlainDate().toString(),
    time: moment.toPlainTime().toString({ smallestUnit: "second" }),
    dayOfWeek: dayOfWeekFromIso(moment.dayOfWeek as IsoDayOfWeek),
  };
}

describe.each(ZONES)("%s", (zone) => {
  const instant = instants(zone);

  test("an instant shows the wall time that Temporal shows", () => {
    fc.assert(
      fc.property(instant, (epochMs) => {
        expect(toWall(epochMs, zone)).toEqual(wallByTemporal(epochMs, zone));
      }),
    );
  });

  test("a wall time is the instant that Temporal picks, and shifted only when it does not exist", () => {
    fc.assert(
      fc.property(instant, (asUtcMs) => {
        const { date, time } = toWall(asUtcMs, "UTC");
        const plain = Temporal.PlainDateTime.from(`${date}T${time}`);
        const expected = plain.toZonedDateTime(zone, { disambiguation: "compatible" });
        expect(toInstant({ date, time, zone })).toEqual({
          epochMs: expected.epochMilliseconds,
          shifted: !expected.toPlainDateTime().equals(plain),
        });
      }),
    );
  });

  test("so many days later is the instant that Temporal adds them to", () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 400 }), (epochMs, days) => {
        const moment = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
        expect(daysLater(epochMs, days, zone)).toBe(moment.add({ days }).epochMilliseconds);
      }),
    );
  });

  test("there and back is the same instant, or the earlier one of a fold", () => {
    fc.assert(
      fc.property(instant, (epochMs) => {
        const wall = toWall(epochMs, zone);
        const back = toInstant({ ...wall, zone });
        expect(back.shifted).toBe(false);
        expect(toWall(back.epochMs, zone)).toEqual(wall);
        expect([0, HOUR_MS / 2, HOUR_MS]).toContain(epochMs - back.epochMs);
      }),
    );
  });
});
