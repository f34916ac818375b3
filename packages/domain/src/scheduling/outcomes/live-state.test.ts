import { assert, constantFrom, integer, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";

import { SESSION_STATUSES } from "../sessions/status.ts";
import { LIVE_STATES, STARTING_MS, liveStateOf } from "./live-state.ts";

const START = 1_000_000_000;
const END = START + 30 * 60_000;
const away = { cameMs: null, leftMs: null };
const since = (cameMs: number, leftMs: number | null = null) => ({ cameMs, leftMs });
const lesson = (change: Partial<Parameters<typeof liveStateOf>[0]> = {}) => ({
  startsAtMs: START,
  endsAtMs: END,
  status: "Scheduled" as const,
  teacher: away,
  pupil: away,
  ...change,
});

describe("liveStateOf", () => {
  it.each([
    ["coming", lesson(), START - 1],
    ["coming", lesson({ teacher: since(START - 9) }), START - 1],
    ["starting", lesson(), START],
    ["starting", lesson({ pupil: since(START - 9) }), START + STARTING_MS - 1],
    ["teacher_late", lesson({ pupil: since(START - 9) }), START + STARTING_MS],
    ["teacher_late", lesson(), END - 1],
    ["pupil_late", lesson({ teacher: since(START) }), START + STARTING_MS],
    ["running", lesson({ teacher: since(START), pupil: since(START) }), START],
    ["running", lesson({ teacher: since(START), pupil: since(START) }), END - 1],
    ["teacher_late", lesson({ teacher: since(START, START + 9), pupil: since(START) }), END - 1],
    ["unsettled", lesson({ teacher: since(START), pupil: since(START) }), END],
    ["over", lesson({ status: "Completed" }), START + 9],
    ["over", lesson({ status: "Missed" }), END + 9],
    ["cancelled", lesson({ status: "Cancelled" }), START + 9],
  ] as const)("is %s", (state, of, nowMs) => {
    expect(liveStateOf(of, nowMs)).toBe(state);
  });

  const side = record({
    cameMs: option(integer({ min: START - 600_000, max: END })),
    leftMs: option(integer({ min: START - 600_000, max: END })),
  });
  const any = record({ status: constantFrom(...SESSION_STATUSES), teacher: side, pupil: side });
  const nowMs = integer({ min: START - 3_600_000, max: END + 3_600_000 });

  it("always has one, and calls nobody late before the start, after the end or of a lesson that is decided", () => {
    assert(
      property(any, nowMs, (of, at) => {
        const state = liveStateOf(lesson(of), at);
        expect(LIVE_STATES).toContain(state);
        const isLate = state === "teacher_late" || state === "pupil_late";
        const isOpen = of.status === "Scheduled" || of.status === "Joined";
        expect(isLate && !(at >= START && at < END && isOpen)).toBe(false);
      }),
    );
  });

  it("once both are in, nobody is late", () => {
    assert(
      property(integer({ min: START, max: END - 1 }), (at) => {
        const both = { teacher: since(at), pupil: since(at) };
        expect(liveStateOf(lesson(both), at)).toBe("running");
      }),
    );
  });
});
