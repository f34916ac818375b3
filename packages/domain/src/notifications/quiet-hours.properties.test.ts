import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { toInstant, toWall } from "../time/zone.ts";
import { quietUntilMs } from "./quiet-hours.ts";

const MINUTE_MS = 60_000;
const at = (text: string) => Date.parse(text);
const minuteOf = (ms: number, zone: string) => {
  const [hours = "0", minutes = "0"] = toWall(ms, zone).time.split(":");
  return Number(hours) * 60 + Number(minutes);
};
const night = { from: 22 * 60, to: 7 * 60 };

describe("quiet hours", () => {
  it.each([
    ["before them", "2026-11-21T20:59:59Z", "2026-11-21T20:59:59Z"],
    ["at their first minute", "2026-11-21T21:00:00Z", "2026-11-22T06:00:00Z"],
    ["after midnight", "2026-11-22T02:30:15.250Z", "2026-11-22T06:00:00Z"],
    ["at their end", "2026-11-22T06:00:00Z", "2026-11-22T06:00:00Z"],
    ["in the night of the spring change", "2026-03-28T22:00:00Z", "2026-03-29T05:00:00Z"],
    ["in the night of the autumn change", "2026-10-24T22:00:00Z", "2026-10-25T06:00:00Z"],
  ])("in Paris, %s", (_when, now, until) => {
    expect(new Date(quietUntilMs(at(now), { ...night, zone: "Europe/Paris" }))).toEqual(
      new Date(until),
    );
  });

  it("end when the clock jumps over their end, and again where an hour comes twice", () => {
    const zone = "Europe/Paris";
    const gap = quietUntilMs(at("2026-03-29T00:30:00Z"), { from: 60, to: 150, zone });
    expect(new Date(gap)).toEqual(new Date("2026-03-29T01:00:00Z"));
    const second = quietUntilMs(at("2026-10-25T01:15:00Z"), { from: 60, to: 150, zone });
    expect(new Date(second)).toEqual(new Date("2026-10-25T01:30:00Z"));
  });

  it("are none where both ends are one minute", () => {
    expect(quietUntilMs(0, { from: 0, to: 0, zone: "Africa/Cairo" })).toBe(0);
  });

  it("end at the first minute that is not quiet, in every zone and season", () => {
    const zones = ["Europe/Paris", "Africa/Cairo", "America/Montreal", "Asia/Kathmandu", "UTC"];
    const days = fc.integer({ min: at("2026-01-01") / 60_000, max: at("2027-12-31") / 60_000 });
    const minute = fc.integer({ min: 0, max: 1439 });
    // Half of the cases lie in the two days round a change of clocks.
    const near = fc
      .tuple(
        fc.constantFrom(at("2026-03-29T01:00Z"), at("2026-10-25T01:00Z"), at("2026-04-23T22:00Z")),
        fc.integer({ min: -1440, max: 1440 }),
      )
      .map(([change, offset]) => change / 60_000 + offset);
    fc.assert(
      fc.property(
        fc.oneof(days, near),
        minute,
        minute,
        fc.constantFrom(...zones),
        (now, from, to, zone) => {
          fc.pre(from !== to);
          const isQuiet = (ms: number) => {
            const wall = minuteOf(ms, zone);
            return from < to ? wall >= from && wall < to : wall >= from || wall < to;
          };
          let expected = now * MINUTE_MS;
          while (isQuiet(expected)) expected += MINUTE_MS;
          expect(quietUntilMs(now * MINUTE_MS, { from, to, zone })).toBe(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("hold whatever the reader's wall shows at an instant of any day", () => {
    const { epochMs } = toInstant({ date: "2026-07-01", time: "23:00", zone: "America/Montreal" });
    const until = quietUntilMs(epochMs, { ...night, zone: "America/Montreal" });
    expect(toWall(until, "America/Montreal")).toMatchObject({
      date: "2026-07-02",
      time: "07:00:00",
    });
  });
});
