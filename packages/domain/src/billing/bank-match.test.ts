import { describe, expect, it } from "vitest";

import { verdictsOf } from "./bank-match.ts";
import { referenceOf } from "./reference.ts";

const NUMBER = 1_234_567_890;
const due = { state: "due", amount: 9600, currency: "EUR" } as const;
const line = (id: string, change: object = {}) => ({
  id,
  amount: 9600,
  currency: "EUR" as const,
  text: `VIREMENT ${referenceOf(NUMBER).toLowerCase()}`,
  ...change,
});
const judge = (lines: Array<ReturnType<typeof line>>, charge: Parameters<typeof verdictsOf>[1]) => [
  ...verdictsOf(lines, charge).values(),
];

describe("a transfer", () => {
  it("is exact where reference, amount and currency are those of a charge that is due", () => {
    expect(judge([line("a")], (number) => (number === NUMBER ? due : undefined))).toEqual([
      "exact",
    ]);
  });

  it("pays a charge once, the first that came", () => {
    const less = line("less", { amount: 9500 });
    expect(judge([less, line("a"), line("b")], () => due)).toEqual(["amount", "exact", "twice"]);
  });

  it("is looked at where anything is different", () => {
    expect(judge([line("a", { currency: "CHF" })], () => due)).toEqual(["amount"]);
    expect(judge([line("a", { text: "Cours de novembre" })], () => due)).toEqual(["unknown"]);
    expect(judge([line("a")], () => undefined)).toEqual(["unknown"]);
    for (const state of ["paid", "void"] as const) {
      expect(judge([line("a")], () => ({ ...due, state }))).toEqual(["settled"]);
    }
  });
});
