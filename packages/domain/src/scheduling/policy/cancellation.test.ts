import { describe, expect, test } from "vitest";

import { toInstant } from "../../time/zone.ts";
import { type CancellationInputs, decideCancellation } from "./cancellation.ts";
import { decideEmergencyReview } from "./emergency-review.ts";
import { noticeOutcome } from "./notice.ts";
import { POLICY_VERSION } from "./terms.ts";
import { FIRST_IN_FORCE as policy, FIRST_POLICY } from "./values.ts";

const NOTICE_MS = FIRST_POLICY.noticeHours * 3_600_000;
const instituteZone = "Africa/Cairo";
const startsAtMs = toInstant({ date: "2026-11-24", time: "18:00", zone: instituteZone }).epochMs;
const freeUntilMs = startsAtMs - NOTICE_MS;

const inTime: CancellationInputs = {
  by: "family",
  isEmergency: false,
  startsAtMs,
  nowMs: freeUntilMs,
  usedInMonth: 0,
  instituteZone,
  policy,
  kind: "series",
};
const late = { ...inTime, nowMs: freeUntilMs + 1 };

describe("notice", () => {
  test.each([
    [-1, true],
    [0, true],
    [1, false],
  ])("two hours and %d ms past are in time: %s", (past, isInTime) => {
    expect(noticeOutcome({ startsAtMs, nowMs: freeUntilMs + past, policy })).toEqual({
      inTime: isInTime,
      freeUntilMs,
      section: "schedule",
    });
  });

  test("is elapsed time, also in the night of a clock change", () => {
    const begins = toInstant({ date: "2027-04-30", time: "02:00", zone: instituteZone }).epochMs;
    const asked = toInstant({ date: "2027-04-29", time: "23:00", zone: instituteZone }).epochMs;
    expect(noticeOutcome({ startsAtMs: begins, nowMs: asked, policy }).inTime).toBe(true);
    expect(noticeOutcome({ startsAtMs: begins, nowMs: asked + 1, policy }).inTime).toBe(false);
  });
});

test("exactly two hours before, a cancellation is free and gives the month's first make-up", () => {
  expect(decideCancellation(inTime)).toEqual({
    rule: "cancellation",
    policyVersion: POLICY_VERSION,
    section: "makeup",
    reason: "in_time",
    outcome: "free",
    makeUp: "granted",
    cause: "family",
    month: "2026-11",
    usedBefore: 0,
    usedAfter: 1,
    limit: 2,
    freeUntilMs,
  });
});

const decided = (inputs: CancellationInputs) => {
  const { section, reason, outcome, makeUp, cause, usedAfter } = decideCancellation(inputs);
  return [section, reason, outcome, makeUp, cause, usedAfter - inputs.usedInMonth];
};

const cases: Array<[string, CancellationInputs, ReturnType<typeof decided>]> = [
  [
    "the second of the month",
    { ...inTime, usedInMonth: 1 },
    ["makeup", "in_time", "free", "granted", "family", 1],
  ],
  [
    "the third of the month",
    { ...inTime, usedInMonth: 2 },
    ["makeup", "limit_reached", "free", "none", null, 0],
  ],
  [
    "a make-up lesson",
    { ...inTime, kind: "make_up" },
    ["makeup", "in_time", "free", "granted", "family", 1],
  ],
  ["one millisecond late", late, ["schedule", "late", "counts_as_taken", "none", null, 0]],
  [
    "a late emergency",
    { ...late, isEmergency: true },
    ["makeup", "emergency", "pending_review", "pending", "emergency", 0],
  ],
  [
    "an emergency in time",
    { ...inTime, isEmergency: true, usedInMonth: 2 },
    ["makeup", "emergency", "free", "pending", "emergency", 0],
  ],
  ["a trial in time", { ...inTime, kind: "trial" }, ["schedule", "trial", "free", "none", null, 0]],
  [
    "a trial in time as an emergency",
    { ...inTime, kind: "trial", isEmergency: true },
    ["schedule", "trial", "free", "none", null, 0],
  ],
  [
    "a late trial",
    { ...late, kind: "trial" },
    ["schedule", "late", "counts_as_taken", "none", null, 0],
  ],
  [
    "the teacher, late and beyond the limit",
    { ...late, by: "teacher", usedInMonth: 2 },
    ["makeup", "by_institute", "owed", "owed", "teacher", 0],
  ],
  ["staff", { ...inTime, by: "staff" }, ["makeup", "by_institute", "owed", "owed", "teacher", 0]],
  [
    "a teacher's trial",
    { ...late, by: "teacher", kind: "trial" },
    ["makeup", "by_institute", "owed", "none", null, 0],
  ],
  ["a holiday", { ...late, by: "holiday" }, ["holidays", "holiday", "holiday", "none", null, 0]],
  [
    "the end of a series",
    { ...inTime, scope: "following" },
    ["schedule", "series_ended", "free", "none", null, 0],
  ],
  [
    "the lesson of today, as a series ends",
    { ...late, scope: "following" },
    ["schedule", "late", "counts_as_taken", "none", null, 0],
  ],
  [
    "the teacher ending a series today",
    { ...late, by: "teacher", scope: "following" },
    ["makeup", "by_institute", "owed", "owed", "teacher", 0],
  ],
];

test.each(cases)("%s", (_name, inputs, expected) => {
  expect(decided(inputs)).toEqual(expected);
});

test("the month is the institute's, not the family's or UTC's", () => {
  const newYear = Date.parse("2026-12-31T22:30:00Z");
  const inputs = { ...inTime, startsAtMs: newYear, nowMs: newYear - NOTICE_MS };
  expect(decideCancellation(inputs).month).toBe("2027-01");
  expect(decideCancellation({ ...inputs, instituteZone: "Europe/Paris" }).month).toBe("2026-12");
});

describe("staff's word on an emergency", () => {
  const asked = { startsAtMs, instituteZone, policy, kind: "series", usedInMonth: 2 } as const;

  test.each([freeUntilMs, freeUntilMs + 1])(
    "when granted gives a make-up beyond the limit and uses none of it",
    (cancelledAtMs) => {
      const decision = decideEmergencyReview({ ...asked, cancelledAtMs, isGranted: true });
      expect(decision).toMatchObject({
        rule: "emergency_review",
        outcome: "free",
        makeUp: "granted",
        cause: "emergency",
        usedBefore: 2,
        usedAfter: 2,
      });
    },
  );

  test("when refused leaves what the notice gives", () => {
    const refused = { ...asked, isGranted: false };
    const late = decideEmergencyReview({ ...refused, cancelledAtMs: freeUntilMs + 1 });
    expect(late).toMatchObject({ reason: "late", outcome: "counts_as_taken", makeUp: "none" });
    const inTime = { ...refused, cancelledAtMs: freeUntilMs };
    expect(decideEmergencyReview(inTime)).toMatchObject({ outcome: "free", makeUp: "none" });
    expect(decideEmergencyReview({ ...inTime, usedInMonth: 1 })).toMatchObject({
      makeUp: "granted",
      cause: "family",
      usedAfter: 2,
    });
  });
});

test("a make-up counts in the month of the lesson it stands for", () => {
  const decision = decideCancellation({ ...inTime, kind: "make_up", standsForMonth: "2026-10" });
  expect(decision).toMatchObject({ month: "2026-10", makeUp: "granted" });
});
