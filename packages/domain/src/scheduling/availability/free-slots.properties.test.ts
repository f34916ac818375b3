import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { slotsByTemporal } from "../../time/testing/slots-by-temporal.ts";
import { toWall } from "../../time/zone.ts";
import { freeSlots, isFreeSlot, type SlotQuery } from "./free-slots.ts";
import { isOpen } from "./opening-hours.ts";
import { slotQueries } from "./testing/slot-queries.ts";

const MINUTE_MS = 60_000;

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

describe("any question", () => {
  test("is answered as a loop over every start with Temporal answers it", () => {
    fc.assert(
      fc.property(slotQueries, (query) => {
        expect(freeSlots(query)).toEqual(slotsByTemporal(query));
      }),
      { numRuns: 250 },
    );
  });

  test("has its answer whatever the order of its parts, which are left alone", () => {
    fc.assert(
      fc.property(slotQueries, (query) => {
        const reversed: SlotQuery = {
          ...query,
          ranges: query.ranges.toReversed(),
          busy: query.busy.toReversed(),
          seasons: query.seasons?.toReversed(),
          extraHours: query.extraHours?.toReversed(),
          timeOff: query.timeOff?.toReversed(),
        };
        expect(freeSlots(deepFreeze(reversed))).toEqual(freeSlots(deepFreeze(query)));
      }),
    );
  });

  test("gets slots in order, on the viewer's grid, in open hours and clear of what is busy", () => {
    fc.assert(
      fc.property(slotQueries, (query) => {
        const slots = freeSlots(query);
        expect(slots).toEqual([...new Set(slots)].toSorted());
        for (const slot of slots) {
          const startsAtMs = Date.parse(slot);
          const endsAtMs = startsAtMs + query.lengthMin * MINUTE_MS;
          const [hours, minutes, seconds] = toWall(startsAtMs, query.viewerZone)
            .time.split(":")
            .map(Number) as [number, number, number];
          expect((hours * 60 + minutes) % query.stepMin).toBe(0);
          expect(seconds).toBe(0);
          expect(isOpen(query, { startsAtMs, endsAtMs })).toBe(true);
          for (const [start, end] of query.busy) {
            const isClear = Date.parse(end) <= startsAtMs || endsAtMs <= Date.parse(start);
            expect(isClear || start === end).toBe(true);
          }
          expect(isFreeSlot(query, slot)).toBe(true);
        }
      }),
    );
  });

  test("gets fewer slots when more is busy, and the same when its window is cut in two", () => {
    fc.assert(
      fc.property(slotQueries, fc.nat(100), (query, share) => {
        const slots = freeSlots(query);
        const without = freeSlots({ ...query, busy: query.busy.slice(1) });
        expect(without).toEqual(expect.arrayContaining(slots));
        const [fromMs, toMs] = [Date.parse(query.from), Date.parse(query.to)];
        const cut = new Date(fromMs + Math.round(((toMs - fromMs) * share) / 100)).toISOString();
        const lengthMs = query.lengthMin * MINUTE_MS;
        const isUncut = (slot: string) =>
          slot >= cut || Date.parse(slot) + lengthMs <= Date.parse(cut);
        const parts = [...freeSlots({ ...query, to: cut }), ...freeSlots({ ...query, from: cut })];
        expect(parts).toEqual(slots.filter(isUncut));
      }),
    );
  });
});

describe("the time zone of the process", () => {
  const query: SlotQuery = {
    ranges: [{ day_of_week: 5, start: "20:00", end: "24:00" }],
    teacherZone: "Africa/Cairo",
    viewerZone: "Europe/Paris",
    from: "2027-10-20T00:00Z",
    to: "2027-11-10T00:00:00+05:30",
    busy: [["2027-10-21T18:00Z", "2027-10-21T18:30Z"]],
    seasons: [{ from: "2027-11-04", until: "2027-11-04", ranges: [] }],
    lengthMin: 60,
    stepMin: 30,
  };
  const module = fileURLToPath(new URL("free-slots.ts", import.meta.url));
  const script = `import { freeSlots } from ${JSON.stringify(module)};
    const offset = new Date(1700000000000).getTimezoneOffset();
    console.log(JSON.stringify({ offset, slots: freeSlots(${JSON.stringify(query)}) }));`;

  test.each([
    ["Pacific/Kiritimati", -840],
    ["America/St_Johns", 210],
    ["Africa/Cairo", -120],
    ["UTC", 0],
  ])("%s changes nothing", (TZ, offset) => {
    const answer = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
      env: { ...process.env, TZ, NODE_OPTIONS: "" },
      encoding: "utf8",
    });
    expect(answer.stderr).toBe("");
    expect(JSON.parse(answer.stdout)).toEqual({ offset, slots: freeSlots(query) });
  });

  test("the answer that is compared is not empty", () => {
    expect(freeSlots(query)).toHaveLength(14);
  });
});
