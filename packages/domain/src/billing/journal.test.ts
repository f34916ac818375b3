import fc from "fast-check";
import { expect, it, test } from "vitest";

import {
  ISSUED,
  TAUGHT,
  UNKEPT_KINDS,
  ACCOUNT_KINDS,
  keyOf,
  minutesOf,
  moneyOf,
} from "./accounts.ts";
import { faultOfPosting, merged, moved, sumsOf } from "./journal.ts";
import { CURRENCIES } from "./units.ts";

const lot = minutesOf("a");

test.each([
  ["empty", []],
  ["not_whole", moved(0.5, ISSUED, lot)],
  ["not_whole", moved(2 ** 53, ISSUED, lot)],
  ["nothing", moved(0, ISSUED, lot)],
  ["twice", [...moved(1, ISSUED, lot), ...moved(1, TAUGHT, lot)]],
  ["unbalanced", [{ account: lot, amount: 1 }]],
  // Sums that only meet across units.
  [
    "unbalanced",
    [
      { account: lot, amount: 1 },
      { account: moneyOf("earned", "EUR"), amount: -1 },
    ],
  ],
  [null, moved(60, ISSUED, lot)],
] as const)("%s", (fault, entries) => {
  expect(faultOfPosting(entries)).toBe(fault);
});

it("is merged to one line for each account, and balances as before", () => {
  const accounts = [lot, ISSUED, TAUGHT, ...CURRENCIES.map((unit) => moneyOf("earned", unit))];
  const entry = fc.record({
    account: fc.constantFrom(...accounts),
    amount: fc.integer({ min: -1000, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const lines = merged(entries);
      expect(new Set(lines.map(({ account }) => keyOf(account))).size).toBe(lines.length);
      for (const [unit, sum] of sumsOf(entries)) expect(sumsOf(lines).get(unit) ?? 0).toBe(sum);
    }),
  );
});

it("keeps no balance of an account that has a side to stay on", () => {
  expect(ACCOUNT_KINDS).toEqual(expect.arrayContaining([...UNKEPT_KINDS]));
});
