import { expect, it } from "vitest";

import { buildOrderStart } from "../../../../../test/build-subscription.ts";
import { lessonChoices } from "../../../../lib/rhythm-choices.ts";
import { currenciesOf, currencyOf, pricedIn } from "./order.ts";

const { plans } = buildOrderStart();

it.each([
  ["CH", "EUR", "CHF"],
  ["DE", "CHF", "EUR"],
  // No rhythm has a price in dirhams.
  ["MA", "EUR", "EUR"],
  ["MA", "CHF", "CHF"],
] as const)("who moves to %s from prices in %s is shown %s", (country, before, after) => {
  expect(currencyOf(country, plans, before)).toBe(after);
});

it("there is to choose what has a price in the money that was chosen", () => {
  expect(currenciesOf(plans)).toEqual(["EUR", "CHF"]);
  expect(lessonChoices(pricedIn(plans, "EUR"))).toEqual([2, 3]);
  expect(lessonChoices(pricedIn(plans, "CHF"))).toEqual([2]);
});
