import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  type BookingQuestion,
  type EarlierTrial,
  genderAllows,
  type GenderQuestion,
  mayBook,
  judgeTrial,
} from "./who-may-book.ts";

const reasonOf = (answer: { ok: true } | { ok: false; reason: string }) =>
  answer.ok ? "ok" : answer.reason;

describe("who books", () => {
  test.each([
    ["student", 14, true, true, "under_15_needs_parent"],
    ["student", 15, false, false, "ok"],
    ["student", 40, false, false, "ok"],
    ["parent", 14, true, true, "ok"],
    ["parent", 14, false, true, "consent_missing"],
    ["parent", 14, true, false, "not_guardian"],
    ["parent", 15, false, true, "ok"],
    ["parent", 15, true, false, "not_guardian"],
    ["teacher", 14, true, false, "ok"],
    ["teacher", 14, false, false, "consent_missing"],
    ["teacher", 15, false, false, "ok"],
    ["staff", 6, false, true, "consent_missing"],
    ["staff", 6, true, false, "ok"],
  ] as const)("%s for age %d, consent %s, linked %s: %s", (...row) => {
    const [actor, studentAge, hasConsent, isGuardian, expected] = row;
    expect(reasonOf(mayBook({ actor, studentAge, hasConsent, isGuardian }))).toBe(expected);
  });

  test("nobody books for a student under 15 without consent", () => {
    const question: fc.Arbitrary<BookingQuestion> = fc.record({
      actor: fc.constantFrom("student", "parent", "teacher", "staff"),
      studentAge: fc.integer({ min: 1, max: 14 }),
      hasConsent: fc.constant(false),
      isGuardian: fc.boolean(),
    });
    fc.assert(
      fc.property(question, (asked) => {
        expect(mayBook(asked).ok).toBe(false);
      }),
    );
  });
});

describe("gender of the teacher", () => {
  test.each([
    [11, "F", "M", null, "ok"],
    [11, "F", "M", "M", "ok"],
    [11, "F", "M", "F", "parents_prefer_other"],
    [11, "F", null, "F", "gender_unknown"],
    [11, null, null, null, "ok"],
    [12, "F", "F", null, "ok"],
    [12, "F", "F", "M", "ok"],
    [12, "F", "M", "M", "other_gender"],
    [12, null, "F", null, "gender_unknown"],
    [30, "M", null, null, "gender_unknown"],
  ] as const)("age %d, student %s, teacher %s, parents %s: %s", (...row) => {
    const [studentAge, studentGender, teacherGender, parentalPreference, expected] = row;
    const pair = { studentAge, studentGender, teacherGender, parentalPreference };
    const question = { ...pair, sameGenderFrom12: true, hasException: false };
    expect(reasonOf(genderAllows(question))).toBe(expected);
    const without = reasonOf(genderAllows({ ...question, sameGenderFrom12: false }));
    expect(without).toBe(studentAge < 12 ? expected : "ok");
  });

  test("staff may allow any pair", () => {
    const gender = fc.constantFrom("M" as const, "F" as const, null);
    const question: fc.Arbitrary<GenderQuestion> = fc.record({
      studentAge: fc.integer({ min: 1, max: 120 }),
      studentGender: gender,
      teacherGender: gender,
      parentalPreference: gender,
      sameGenderFrom12: fc.boolean(),
      hasException: fc.constant(true),
    });
    fc.assert(
      fc.property(question, (asked) => {
        expect(genderAllows(asked)).toEqual({ ok: true });
      }),
    );
  });
});

describe("one trial for a pair", () => {
  const startsAtMs = Date.parse("2026-11-24T16:00:00Z");
  const held: EarlierTrial = {
    status: "Completed",
    startsAtMs,
    cancelledBy: null,
    cancelledAtMs: null,
    noticeHours: 2,
  };
  const cancelled = (cancelledBy: EarlierTrial["cancelledBy"], hoursBefore: number) => ({
    ...held,
    status: "Cancelled" as const,
    cancelledBy,
    cancelledAtMs: startsAtMs - hoursBefore * 3_600_000,
  });

  test.each<[string, EarlierTrial[], boolean]>([
    ["none before", [], true],
    ["one held", [held], false],
    ["one to come", [{ ...held, status: "Scheduled" }], false],
    ["one missed", [{ ...held, status: "Missed" }], false],
    ["one cancelled in time", [cancelled("family", 2)], true],
    ["one cancelled late", [cancelled("family", 1.99)], false],
    ["one that the teacher cancelled late", [cancelled("teacher", 0.5)], true],
    ["one on a holiday", [cancelled("holiday", 48)], true],
    ["one cancelled in time and one held", [cancelled("family", 5), held], false],
  ])("%s: %#", (_name, earlierTrials, expected) => {
    const rest = { isGiven: true, haveLessons: false };
    for (const isEnrolled of [false, earlierTrials.length > 0]) {
      expect(judgeTrial({ ...rest, isEnrolled, earlierTrials }).ok).toBe(expected);
    }
  });

  test.each([
    ["not where the institute gives none", { isGiven: false }, "trial_not_given"],
    ["not where they have lessons", { haveLessons: true }, "trial_known"],
    ["not where the pupil is enrolled", { isEnrolled: true }, "trial_known"],
    [
      "not after a trial that was cancelled, where lessons followed",
      { earlierTrials: [cancelled("teacher", 1)], haveLessons: true },
      "trial_known",
    ],
    ["not twice", { earlierTrials: [held], isEnrolled: true, haveLessons: true }, "trial_used"],
    [
      "again where the enrolment came of a trial that was cancelled",
      { earlierTrials: [cancelled("family", 5)], isEnrolled: true },
      "ok",
    ],
  ])("%s", (_name, facts, expected) => {
    const nothing = { isGiven: true, earlierTrials: [], haveLessons: false, isEnrolled: false };
    expect(reasonOf(judgeTrial({ ...nothing, ...facts }))).toBe(expected);
  });
});
