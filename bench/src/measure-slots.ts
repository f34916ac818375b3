import {
  freeSlots,
  type SlotQuery,
} from "../../packages/domain/src/scheduling/availability/free-slots.ts";
import { slotsByTemporal } from "../../packages/domain/src/time/testing/slots-by-temporal.ts";
import type { Figure } from "./report.ts";

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 10, 22);
const ROUNDS = 15;
const ROUNDS_OF_PLAIN = 3;
const RUNS_OF_A_YEAR = 10;

type Size = { weeks: number; rangesPerDay: number; busyHours: number };

const YEAR: Size = { weeks: 52, rangesPerDay: 1, busyHours: 1000 };
const TENFOLD: Size = { weeks: 520, rangesPerDay: 10, busyHours: 10_000 };

/** Finding free slots: against a plain Temporal loop, and as weeks, ranges and busy hours all grow. */
export function measureSlots(): Figure[] {
  const [year, tenfold] = [queryOf(YEAR), queryOf(TENFOLD)];
  const [slots, slotsOfTen] = [freeSlots(year), freeSlots(tenfold)];
  const plainMs = Math.min(
    ...Array.from({ length: ROUNDS_OF_PLAIN }, () =>
      timed(() => {
        const expected = slotsByTemporal(year);
        if (slots.join() !== expected.join()) throw new Error("the plain loop finds other slots");
      }),
    ),
  );
  if (slotsOfTen.length < 9 * slots.length) throw new Error("ten years hold too few slots");
  const rounds = Array.from({ length: ROUNDS }, () => ({
    yearMs: timed(() => times(RUNS_OF_A_YEAR, () => freeSlots(year))) / RUNS_OF_A_YEAR,
    tenfoldMs: timed(() => freeSlots(tenfold)),
  }));
  // The fastest of the rounds: what else the machine does can only add.
  const yearMs = Math.min(...rounds.map((round) => round.yearMs));
  const tenfoldMs = Math.min(...rounds.map((round) => round.tenfoldMs));
  return [
    {
      name: "free slots, 52 weeks × 5 ranges × 1,000 busy hours: plain loop",
      ratio: plainMs / yearMs,
      atLeast: 100,
    },
    {
      name: "free slots: ten times weeks, ranges and busy hours",
      ratio: tenfoldMs / yearMs,
      atMost: 12,
    },
  ];
}

/** Five open days of eight hours, cut into so many neighbouring ranges; every so often an hour is busy. */
function queryOf({ weeks, rangesPerDay, busyHours }: Size): SlotQuery {
  const untilMs = START_MS + weeks * 7 * 24 * HOUR_MS;
  const everyMs = (untilMs - START_MS) / busyHours;
  const rangeMinutes = 480 / rangesPerDay;
  const parts = Array.from({ length: rangesPerDay }, (_, part) => 540 + part * rangeMinutes);
  return {
    ranges: [1, 2, 3, 4, 5].flatMap((day_of_week) =>
      parts.map((minute) => ({
        day_of_week,
        start: timeOf(minute),
        end: timeOf(minute + rangeMinutes),
      })),
    ),
    teacherZone: "Africa/Cairo",
    viewerZone: "Europe/Paris",
    from: iso(START_MS),
    to: iso(untilMs),
    busy: Array.from({ length: busyHours }, (_, index) => {
      // In no order: 7919 is prime, so each hour comes once.
      const place = (index * 7919) % busyHours;
      const startMs = START_MS + Math.floor((place * everyMs) / HOUR_MS) * HOUR_MS;
      return [iso(startMs), iso(startMs + HOUR_MS)] as const;
    }),
    lengthMin: 60,
    stepMin: 30,
  };
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

function timeOf(minute: number): string {
  return iso(minute * 60_000).slice(11, 16);
}

function times(count: number, work: () => unknown): void {
  for (let index = 0; index < count; index += 1) work();
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
