import fc from "fast-check";
import { expect, test } from "vitest";

import { dates, SERIES_ZONES } from "../series/testing/arbitraries.ts";
import { type PolicyQuestion, redecide } from "./redecide.ts";
import { decideMove } from "./rescheduling.ts";
import { POLICY_VERSION } from "./terms.ts";
import { FIRST_IN_FORCE, POLICY_RANGES } from "./values.ts";

const HOUR_MS = 3_600_000;
const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) });

// Around the notice, where everything turns.
const lessons = fc
  .record({ startsAtMs: instants, beforeMs: fc.integer({ min: -HOUR_MS, max: 4 * HOUR_MS }) })
  .map(({ startsAtMs, beforeMs }) => ({ startsAtMs, nowMs: startsAtMs - beforeMs }));

const common = {
  usedInMonth: fc.integer({ min: 0, max: 4 }),
  instituteZone: fc.constantFrom(...SERIES_ZONES),
  policy: fc.record({
    noticeHours: fc.integer({ min: 1, max: 4 }),
    makeUpsPerMonth: fc.integer(POLICY_RANGES.makeUpsPerMonth),
    movesPerLesson: fc.integer(POLICY_RANGES.movesPerLesson),
    makeUpDays: fc.constant(FIRST_IN_FORCE.makeUpDays),
    noticeSteps: fc.constant(FIRST_IN_FORCE.noticeSteps),
  }),
  kind: fc.constantFrom("single" as const, "trial" as const, "series" as const, "make_up" as const),
};
const standsFor = { standsForMonth: fc.constantFrom("2026-10", "2026-11") };
const scope = fc.constantFrom("one" as const, "following" as const);

const cancellations = fc
  .tuple(
    lessons,
    fc.record(
      {
        ...common,
        by: fc.constantFrom(
          "family" as const,
          "teacher" as const,
          "staff" as const,
          "holiday" as const,
        ),
        isEmergency: fc.boolean(),
        scope,
        ...standsFor,
      },
      { requiredKeys: ["usedInMonth", "instituteZone", "policy", "kind", "by", "isEmergency"] },
    ),
  )
  .map(([lesson, rest]) => ({ ...lesson, ...rest }));

const moves = fc
  .tuple(
    lessons,
    fc.record(
      {
        ...common,
        by: fc.constantFrom("family" as const, "teacher" as const, "staff" as const),
        scope,
        ...standsFor,
        movesBefore: fc.integer({ min: 0, max: 3 }),
      },
      { requiredKeys: ["usedInMonth", "instituteZone", "policy", "kind", "by", "scope"] },
    ),
  )
  .map(([lesson, rest]) => ({ ...lesson, ...rest }));

const reviews = fc
  .tuple(lessons, fc.record({ ...common, ...standsFor, isGranted: fc.boolean() }))
  .map(([{ startsAtMs, nowMs }, rest]) => ({ startsAtMs, cancelledAtMs: nowMs, ...rest }));

const leavings = fc.record({
  askedAtMs: instants,
  stopsOn: dates,
  instituteZone: common.instituteZone,
});

const questions: fc.Arbitrary<PolicyQuestion> = fc.oneof(
  cancellations.map((inputs) => ({ rule: "cancellation" as const, inputs })),
  reviews.map((inputs) => ({ rule: "emergency_review" as const, inputs })),
  moves.map((inputs) => ({ rule: "move" as const, inputs })),
  leavings.map((inputs) => ({ rule: "leaving" as const, inputs })),
);

const decide = (question: PolicyQuestion) =>
  redecide({ ...question, policyVersion: POLICY_VERSION })!;

test("what was stored as JSON is decided again to the same JSON", () => {
  fc.assert(
    fc.property(questions, (question) => {
      const decision = decide(question);
      const stored = JSON.stringify({ ...question, decision });
      const read = JSON.parse(stored) as PolicyQuestion & { decision: typeof decision };
      const again = redecide({ ...read, policyVersion: read.decision.policyVersion });
      expect(again).toEqual(read.decision);
      expect(JSON.stringify(again)).toBe(JSON.stringify(decision));
      expect(read.decision.rule).toBe(question.rule);
    }),
    { numRuns: 500 },
  );
});

test("another version's decisions are not decided by today's rules", () => {
  fc.assert(
    fc.property(questions, (question) => {
      expect(redecide({ ...question, policyVersion: "2025-1-1" })).toBeNull();
    }),
  );
});

test("a decision uses at most one make-up, only for the family, and never goes past the limit", () => {
  fc.assert(
    fc.property(fc.oneof(cancellations, moves), (inputs) => {
      const decision =
        "isEmergency" in inputs
          ? decide({ rule: "cancellation", inputs })
          : decide({ rule: "move", inputs });
      if (!("usedAfter" in decision)) throw new Error("no count");
      const used = decision.usedAfter - decision.usedBefore;
      expect([0, 1]).toContain(used);
      if (used === 0) return;
      expect(inputs.by).toBe("family");
      expect(decision.usedAfter).toBeLessThanOrEqual(inputs.policy.makeUpsPerMonth);
    }),
    { numRuns: 500 },
  );
});

test("what is shown before confirming holds until its minute, for cancelling and for moving", () => {
  fc.assert(
    fc.property(cancellations, moves, fc.nat({ max: 72 * HOUR_MS }), (asked, move, earlier) => {
      const atLast = { ...asked, by: "family" as const, isEmergency: false };
      const freeUntilMs = atLast.startsAtMs - atLast.policy.noticeHours * HOUR_MS;
      const last = decide({ rule: "cancellation", inputs: { ...atLast, nowMs: freeUntilMs } });
      const shown = { ...atLast, nowMs: freeUntilMs - earlier };
      expect(decide({ rule: "cancellation", inputs: shown })).toEqual(last);
      const late = { ...atLast, nowMs: freeUntilMs + 1 };
      expect(decide({ rule: "cancellation", inputs: late })).toMatchObject({
        outcome: "counts_as_taken",
        makeUp: "none",
      });
      const lateMove = { ...move, nowMs: move.startsAtMs - move.policy.noticeHours * HOUR_MS + 1 };
      expect(decideMove(lateMove).isAllowed).toBe(move.by === "staff");
    }),
  );
});
