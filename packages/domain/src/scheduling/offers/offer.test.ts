import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { FIRST_POLICY as policy } from "../policy/values.ts";
import {
  HELD_MS,
  type Offered,
  type OfferSide,
  type OfferState,
  OFFER_STATES,
  type OfferStep,
  declinableUntilMs,
  heldUntilMs,
  standingOf,
  stepOffer,
} from "./offer.ts";

const AT = Date.UTC(2026, 10, 20, 12);
const open: Offered = { state: "offered", heldUntilMs: AT + HELD_MS };

describe("how what is booked comes to stand", () => {
  it.each([
    ["parent", true, "stands"],
    ["student", true, "stands"],
    ["parent", false, "stands"],
    ["staff", true, "stands"],
    ["staff", false, "stands"],
    ["teacher", true, "offered"],
    ["teacher", false, "declinable"],
  ] as const)("by a %s, a series: %s, it is: %s", (by, isSeries, expected) => {
    expect(standingOf(by, { isSeries })).toBe(expected);
  });
});

describe("an offer", () => {
  it.each([
    ["confirm", "family", 0, "confirmed"],
    ["decline", "family", 0, "declined"],
    ["confirm", "family", HELD_MS - 1, "confirmed"],
    ["withdraw", "teacher", 0, "withdrawn"],
    ["withdraw", "staff", HELD_MS + 1, "withdrawn"],
    ["lapse", "time", HELD_MS, "lapsed"],
  ] as const)("%s by the %s after %i ms: %s", (step, by, afterMs, state) => {
    const nowMs = AT + afterMs;
    expect(stepOffer(open, { step, by, nowMs })).toEqual({ ok: true, state, isNew: true });
  });

  it("is not let go a millisecond before its hour", () => {
    const early = { step: "lapse", by: "time", nowMs: AT + HELD_MS - 1 } as const;
    expect(stepOffer(open, early)).toEqual({ ok: true, state: "offered", isNew: false });
  });

  it.each(["confirm", "decline"] as const)("is over for %s at that millisecond", (step) => {
    const late = { step, by: "family", nowMs: AT + HELD_MS } as const;
    expect(stepOffer(open, late)).toEqual({ ok: false, reason: "offer_over" });
  });

  it.each([
    ["confirm", "teacher"],
    ["confirm", "staff"],
    ["decline", "teacher"],
    ["lapse", "family"],
  ] as const)("is not for a %s to be answered by the %s", (step, by) => {
    expect(stepOffer(open, { step, by, nowMs: AT })).toEqual({ ok: false, reason: "not_theirs" });
  });

  it("holds its hours no longer than its last lesson is to come", () => {
    const soon = AT + 3_600_000;
    expect(heldUntilMs({ offeredAtMs: AT, lastStartsAtMs: soon })).toBe(soon);
    expect(heldUntilMs({ offeredAtMs: AT, lastStartsAtMs: AT + 2 * HELD_MS })).toBe(AT + HELD_MS);
  });

  it("keeps 72 hours on the clock that counts where the clocks change meanwhile", () => {
    // Paris goes back on 25 October 2026: the wall shows 73 hours.
    const offeredAtMs = Date.parse("2026-10-23T18:00:00+02:00");
    const until = heldUntilMs({ offeredAtMs, lastStartsAtMs: Infinity });
    expect(new Date(until)).toEqual(new Date("2026-10-26T17:00:00+01:00"));
  });
});

const steps = fc.array(
  fc.record({
    step: fc.constantFrom<OfferStep>("confirm", "decline", "withdraw", "lapse"),
    by: fc.constantFrom<OfferSide>("family", "teacher", "staff", "time"),
    afterMs: fc.nat(HELD_MS * 2),
  }),
);

function walk(
  taken: ReadonlyArray<{ step: OfferStep; by: OfferSide; afterMs: number }>,
): OfferState[] {
  const states: OfferState[] = ["offered"];
  for (const { step, by, afterMs } of taken) {
    const state = states.at(-1) as OfferState;
    const outcome = stepOffer({ ...open, state }, { step, by, nowMs: AT + afterMs });
    states.push(outcome.ok ? outcome.state : state);
  }
  return states;
}

describe("whatever anybody does with an offer", () => {
  it("no path leaves hours held for ever: when their time is over, letting go ends it", () => {
    fc.assert(
      fc.property(steps, fc.nat(HELD_MS), (taken, laterMs) => {
        const over = { step: "lapse", by: "time", afterMs: HELD_MS + laterMs } as const;
        expect(walk([...taken, over]).at(-1)).not.toBe("offered");
      }),
    );
  });

  it("is settled once, and what settled it stays", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const states = walk(taken);
        const settled = states.filter((state) => state !== "offered");
        expect(new Set(settled).size).toBeLessThanOrEqual(1);
        expect(states.indexOf("offered", states.length - settled.length)).toBe(-1);
      }),
    );
  });

  it("never stands unless the family said so in time", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const isConfirmed = walk(taken).includes("confirmed");
        const wasAsked = taken.some(
          ({ step, by, afterMs }) => step === "confirm" && by === "family" && afterMs < HELD_MS,
        );
        expect(isConfirmed && !wasAsked).toBe(false);
      }),
    );
  });

  it("the same step twice is one effect", () => {
    fc.assert(
      fc.property(fc.constantFrom(...OFFER_STATES), steps, (state, taken) => {
        for (const { step, by, afterMs } of taken) {
          const asked = { step, by, nowMs: AT + afterMs };
          const first = stepOffer({ ...open, state }, asked);
          if (!first.ok) continue;
          const again = stepOffer({ ...open, state: first.state }, asked);
          expect(again).toEqual({ ok: true, state: first.state, isNew: false });
        }
      }),
    );
  });
});

describe("until when a lesson that a teacher placed is declined", () => {
  const HOUR = 3_600_000;
  const NOTICE_MS = policy.noticeHours * HOUR;
  it.each([
    ["as late as it could be cancelled freely", 48 * HOUR, 2 * HOUR],
    ["as late as that", 4 * HOUR, 2 * HOUR],
    ["for as long as the notice, where less was left", 3 * HOUR, HOUR],
    ["until it begins, where it was placed within the notice", 2 * HOUR, 0],
    ["until it begins", HOUR, 0],
  ])("%s", (_, before, until) => {
    expect(declinableUntilMs({ startsAtMs: AT, placedAtMs: AT - before, policy })).toBe(AT - until);
  });

  it("is never before the free hour of the terms, and never after the lesson begins", () => {
    fc.assert(
      fc.property(fc.nat(60 * 24 * HOUR), (before) => {
        const until = declinableUntilMs({ startsAtMs: AT, placedAtMs: AT - before, policy });
        expect(until).toBeGreaterThanOrEqual(AT - NOTICE_MS);
        expect(until).toBeLessThanOrEqual(AT);
        expect(until - (AT - before)).toBeGreaterThanOrEqual(Math.min(before, NOTICE_MS));
      }),
    );
  });
});
