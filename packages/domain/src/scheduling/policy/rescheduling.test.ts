import { expect, test } from "vitest";

import { decideMove, type MoveInputs } from "./rescheduling.ts";
import { POLICY_VERSION } from "./terms.ts";
import { FIRST_IN_FORCE as policy } from "./values.ts";

const startsAtMs = Date.parse("2026-11-24T16:00:00Z");
const freeUntilMs = startsAtMs - policy.noticeHours * 3_600_000;
const inTime: MoveInputs = {
  by: "family",
  startsAtMs,
  nowMs: freeUntilMs,
  usedInMonth: 1,
  instituteZone: "Africa/Cairo",
  policy,
  kind: "single",
  scope: "one",
};
const late = { ...inTime, nowMs: freeUntilMs + 1 };

test("exactly two hours before, the family moves a lesson with one of its make-ups", () => {
  expect(decideMove(inTime)).toEqual({
    rule: "move",
    policyVersion: POLICY_VERSION,
    section: "makeup",
    outcome: "free",
    isAllowed: true,
    movesLeft: 1,
    month: "2026-11",
    usedBefore: 1,
    usedAfter: 2,
    limit: 2,
    freeUntilMs,
  });
});

const cases: Array<[string, MoveInputs, unknown[]]> = [
  [
    "a third move of the month",
    { ...inTime, usedInMonth: 2 },
    ["limit_reached", false, "makeup", 0],
  ],
  ["a late move", late, ["too_late", false, "schedule", 0]],
  ["a late move beyond the limit", { ...late, usedInMonth: 2 }, ["too_late", false, "schedule", 0]],
  ["a second move of one lesson", { ...inTime, movesBefore: 1 }, ["free", true, "makeup", 1]],
  ["a third one", { ...inTime, movesBefore: 2 }, ["moves_used", false, "schedule", 0]],
  [
    "a third one of a trial",
    { ...inTime, kind: "trial", movesBefore: 2 },
    ["moves_used", false, "schedule", 0],
  ],
  [
    "a third one by the teacher",
    { ...inTime, by: "teacher", movesBefore: 2 },
    ["free", true, "schedule", 0],
  ],
  [
    "a lasting change after two moves",
    { ...inTime, scope: "following", movesBefore: 2 },
    ["agreed_in_advance", true, "schedule", 0],
  ],
  ["a trial", { ...inTime, kind: "trial", usedInMonth: 2 }, ["free", true, "schedule", 0]],
  ["a late trial", { ...late, kind: "trial" }, ["too_late", false, "schedule", 0]],
  ["a make-up lesson", { ...inTime, kind: "make_up" }, ["free", true, "makeup", 1]],
  [
    "the teacher in time",
    { ...inTime, by: "teacher", usedInMonth: 2 },
    ["free", true, "schedule", 0],
  ],
  ["the teacher late", { ...late, by: "teacher" }, ["too_late", false, "schedule", 0]],
  [
    "staff late and beyond the limit",
    { ...late, by: "staff", usedInMonth: 2 },
    ["free", true, "schedule", 0],
  ],
  [
    "a lasting change",
    { ...inTime, scope: "following", usedInMonth: 2 },
    ["agreed_in_advance", true, "schedule", 0],
  ],
  [
    "a lasting change, too late",
    { ...late, scope: "following" },
    ["too_late", false, "schedule", 0],
  ],
  [
    "a lasting change by staff",
    { ...late, by: "staff", scope: "following" },
    ["agreed_in_advance", true, "schedule", 0],
  ],
];

test.each(cases)("%s", (_name, inputs, expected) => {
  const { outcome, isAllowed, section, usedAfter } = decideMove(inputs);
  expect([outcome, isAllowed, section, usedAfter - inputs.usedInMonth]).toEqual(expected);
});

test.each([
  ["the first move", {}, 1],
  ["the last one", { movesBefore: 1 }, 0],
  ["a refused one", { movesBefore: 2 }, 0],
  ["one too late", { nowMs: freeUntilMs + 1 }, 2],
  ["the teacher's", { by: "teacher" }, null],
  ["a lasting one", { scope: "following" }, null],
] as Array<[string, Partial<MoveInputs>, number | null]>)(
  "how many moves %s leaves the family",
  (_name, change, left) => {
    expect(decideMove({ ...inTime, ...change }).movesLeft).toBe(left);
  },
);

test("a lesson that was moved counts in the month of its first hour", () => {
  expect(decideMove({ ...inTime, standsForMonth: "2026-10" }).month).toBe("2026-10");
});
