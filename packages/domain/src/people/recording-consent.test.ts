import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isRecordedAlone, mayChangeRecordingConsent } from "./recording-consent.ts";

const age = fc.integer({ min: 4, max: 120 });

describe("the consent to be recorded", () => {
  it.each([
    ["self", 16, true, true],
    ["self", 15, true, false],
    ["guardian", 15, true, true],
    ["guardian", 16, true, false],
    ["guardian", 16, false, true],
    ["other", 30, true, false],
  ] as const)("asked as %s, at %i, own account %s: %s", (as, studentAge, hasOwnAccount, may) => {
    expect(mayChangeRecordingConsent({ as, studentAge, hasOwnAccount })).toBe(may);
  });

  it("is of exactly one side, and never of anybody else", () => {
    fc.assert(
      fc.property(age, fc.boolean(), (studentAge, hasOwnAccount) => {
        const may = (as: "self" | "guardian" | "other") =>
          mayChangeRecordingConsent({ as, studentAge, hasOwnAccount });
        expect(may("self")).not.toBe(may("guardian"));
        expect(may("other")).toBe(false);
      }),
    );
  });

  it("once a pupil's own it stays their own as they grow older", () => {
    fc.assert(
      fc.property(age, age, (one, other) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)];
        const isAlone = (studentAge: number) =>
          isRecordedAlone({ studentAge, hasOwnAccount: true });
        expect(!isAlone(younger) || isAlone(older)).toBe(true);
      }),
    );
  });
});
