import type { Prices } from "@riwaq/contracts/billing/shop";
import { expect, test } from "vitest";

import { currenciesOf, likelyCurrency } from "./prices.ts";

const plan = (amounts: Prices["plans"][number]["amounts"]) => ({
  id: "1",
  lessons_per_week: 2,
  length_minutes: 45,
  amounts,
});
const prices: Prices = {
  is_open: true,
  currency: "EUR",
  plans: [plan({ CHF: 11_000, EUR: 9600 }), plan({ EUR: 5000 })],
};

test("the seller's currency stands first", () => {
  expect(currenciesOf(prices)).toEqual(["EUR", "CHF"]);
});

test.each([
  ["Europe/Zurich", "CHF"],
  ["Europe/Paris", "EUR"],
  // Nothing is sold in its money.
  ["Africa/Casablanca", "EUR"],
])("in %s prices are read in %s", (zone, currency) => {
  expect(likelyCurrency(prices, zone)).toBe(currency);
});
