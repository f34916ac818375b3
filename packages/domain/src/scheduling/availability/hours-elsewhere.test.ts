import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { DAYS_OF_WEEK, type DayOfWeek } from "../../time/day-of-week.ts";
import { hoursElsewhere } from "./hours-elsewhere.ts";

const ZONES = ["Europe/Paris", "Africa/Cairo", "America/Toronto", "Asia/Kathmandu", "UTC"];
const NOV = Date.UTC(2026, 10, 21, 10);

const hours = (dayOfWeek: DayOfWeek, startMinute: number, endMinute: number) => ({
  dayOfWeek,
  startMinute,
  endMinute,
});

const between = (fromZone: string, toZone: string, nowMs = NOV) => ({ fromZone, toZone, nowMs });

describe("hoursElsewhere", () => {
  it.each([
    ["one hour ahead in winter", between("Europe/Paris", "Africa/Cairo"), [hours(3, 1140, 1200)]],
    [
      "no hour ahead while only Paris has summer time",
      between("Europe/Paris", "Africa/Cairo", Date.UTC(2027, 3, 5)),
      [hours(3, 1080, 1140)],
    ],
    ["the same zone", between("Africa/Cairo", "Africa/Cairo"), [hours(3, 1080, 1140)]],
    ["the next day", between("America/Toronto", "Africa/Cairo"), [hours(4, 60, 120)]],
    [
      "a zone of 45 minutes",
      between("UTC", "Asia/Kathmandu"),
      [hours(3, 1425, 1440), hours(4, 0, 45)],
    ],
  ] as const)("%s", (_, asked, expected) => {
    expect(hoursElsewhere({ hours: hours(3, 1080, 1140), ...asked })).toEqual(expected);
  });

  it("takes the clocks of the day as it next comes, not those of today", () => {
    // Wednesday 21 October: the next Tuesday is after Paris has gone back (25th), Cairo has not.
    const asked = { fromZone: "Europe/Paris", toZone: "Africa/Cairo" };
    const nowMs = Date.UTC(2026, 9, 21, 12);
    expect(hoursElsewhere({ hours: hours(5, 1080, 1140), ...asked, nowMs })[0]).toEqual(
      hours(5, 1140, 1200),
    );
    expect(hoursElsewhere({ hours: hours(3, 1080, 1140), ...asked, nowMs })[0]).toEqual(
      hours(3, 1200, 1260),
    );
  });

  it("cuts at midnight, and not where the hours end with it", () => {
    const asked = { fromZone: "UTC", toZone: "UTC", nowMs: NOV };
    expect(hoursElsewhere({ hours: hours(6, 1380, 1500), ...asked })).toEqual([
      hours(6, 1380, 1440),
      hours(0, 0, 60),
    ]);
    expect(hoursElsewhere({ hours: hours(6, 1380, 1440), ...asked })).toEqual([
      hours(6, 1380, 1440),
    ]);
  });

  it("keeps the length and gives ranges within a day, in any zones at any time", () => {
    fc.assert(
      fc.property(
        fc.record({
          day: fc.constantFrom(...DAYS_OF_WEEK),
          startMinute: fc.integer({ min: 0, max: 1439 }),
          length: fc.integer({ min: 1, max: 1440 }),
          fromZone: fc.constantFrom(...ZONES),
          toZone: fc.constantFrom(...ZONES),
          nowMs: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) }),
        }),
        ({ day, startMinute, length, ...asked }) => {
          const parts = hoursElsewhere({
            hours: hours(day, startMinute, startMinute + length),
            ...asked,
          });
          const lengths = parts.map((part) => part.endMinute - part.startMinute);
          expect(lengths.reduce((sum, one) => sum + one, 0)).toBe(length);
          for (const part of parts) {
            expect(part.startMinute).toBeGreaterThanOrEqual(0);
            expect(part.endMinute).toBeLessThanOrEqual(1440);
            expect(part.startMinute).toBeLessThan(part.endMinute);
          }
        },
      ),
    );
  });
});
