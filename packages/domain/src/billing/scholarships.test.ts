import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { overlap, stateOfScholarship } from "./scholarships.ts";

describe("a scholarship", () => {
  it.each([
    [{ startsAtMs: 10, endsAtMs: null }, 9, "coming"],
    [{ startsAtMs: 10, endsAtMs: null }, 10, "now"],
    [{ startsAtMs: 10, endsAtMs: 20 }, 19, "now"],
    [{ startsAtMs: 10, endsAtMs: 20 }, 20, "past"],
  ] as const)("%o is at %i %s", (span, at, state) => {
    expect(stateOfScholarship(span, at)).toBe(state);
  });

  it("overlaps another exactly where both hold at some instant, whichever is asked first", () => {
    const span = fc
      .tuple(fc.nat(20), fc.option(fc.integer({ min: 1, max: 20 })))
      .map(([startsAtMs, length]) => ({
        startsAtMs,
        endsAtMs: length === null ? null : startsAtMs + length,
      }));
    fc.assert(
      fc.property(span, span, (one, other) => {
        const instants = Array.from({ length: 60 }, (_, at) => at);
        const isBoth = instants.some((at) =>
          [one, other].every((each) => stateOfScholarship(each, at) === "now"),
        );
        expect(overlap(one, other)).toBe(isBoth);
        expect(overlap(other, one)).toBe(isBoth);
      }),
    );
  });
});
