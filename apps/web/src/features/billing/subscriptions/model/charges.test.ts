import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  INES,
  YANIS,
  buildCharge,
  buildSubscription,
  buildSubscriptions,
} from "../../../../../test/build-subscription.ts";
import { balancesOf, chargesOf, grouped, moodOf, saysNothing } from "./charges.ts";

const failed = (decline: "soft" | "hard" | "bank") => ({
  state: "failed" as const,
  provider: "stripe" as const,
  decline,
  at: "2026-11-21T08:00:00Z",
});

describe("what a charge says of itself", () => {
  it.each([
    [{}, "due"],
    [{ state: "paid" }, "paid"],
    [{ state: "void" }, "void"],
    [{ attempt: { ...failed("soft"), state: "sending" } }, "unknown"],
    [{ attempt: { ...failed("soft"), state: "unclear" } }, "unknown"],
    [{ attempt: { ...failed("soft"), state: "open" } }, "due"],
    [{ attempt: { ...failed("soft"), state: "canceled" } }, "due"],
    [{ attempt: failed("bank"), next_attempt_at: null }, "bank"],
    [{ attempt: failed("hard") }, "refused"],
    [{ attempt: failed("soft"), next_attempt_at: "2026-11-24T08:00:00Z" }, "retried"],
    [{ attempt: failed("soft"), next_attempt_at: null }, "refused"],
    [{ next_attempt_at: "2026-11-21T08:00:00Z" }, "announced"],
  ] as const)("%o is %s", (changes, mood) => {
    expect(moodOf(buildCharge(changes as object), true)).toBe(mood);
  });

  it("nothing is charged by itself where no means is kept", () => {
    const charge = buildCharge({ next_attempt_at: "2026-11-21T08:00:00Z" });
    expect(moodOf(charge, false)).toBe("due");
  });
});

it("a subscription has the charges of its own learner that are due", () => {
  const both = buildCharge({ id: "both", students: [INES, YANIS] });
  const charges = [both, buildCharge({ id: "paid", state: "paid" })];
  const all = { charges: [...charges, buildCharge({ id: "other", students: [YANIS] })] };
  expect(chargesOf(buildSubscription(), all)).toEqual([both]);
});

it("nothing speaks of money only where nobody has anything", () => {
  const none = buildSubscriptions({ is_open: false, subscriptions: [] });
  expect(saysNothing(none)).toBe(true);
  expect(saysNothing({ ...none, is_open: true })).toBe(false);
  expect(saysNothing({ ...none, charges: [buildCharge()] })).toBe(false);
  expect(saysNothing({ ...none, credits: [{ currency: "EUR", amount: 1 }] })).toBe(false);
});

it("what was left after each line adds up to what is left", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -600, max: 600 })), (steps) => {
      const left = steps.reduce((sum, step) => sum + step, 0);
      const lines = balancesOf(
        steps.map((minutes) => ({ minutes })),
        left,
      );
      for (const [index, line] of lines.entries()) {
        const before = lines[index + 1]?.left ?? 0;
        expect(line.left - line.minutes).toBe(before);
      }
    }),
  );
});

it("an account number is read in groups of four, however it came", () => {
  expect(grouped("FR7630006000011234567890189")).toBe("FR76 3000 6000 0112 3456 7890 189");
  expect(grouped("FR76 3000 6000")).toBe("FR76 3000 6000");
});
