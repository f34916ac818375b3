import { expect, it } from "vitest";

import { buildOrderStart } from "../../../../../test/build-subscription.ts";
import {
  currenciesOf,
  currencyOf,
  lengthChoices,
  lessonChoices,
  planOf,
  pricedIn,
} from "./order.ts";

const { plans } = buildOrderStart();
const hour = { ...plans[0]!, id: "hour", length_minutes: 60 };

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

it("a number of lessons has its own lengths, and another one the nearest", () => {
  const all = [...plans, hour];
  expect(lengthChoices(all, 2)).toEqual([45, 60]);
  expect(lengthChoices(all, 3)).toEqual([45]);
  expect(planOf(all, 2, 60)?.id).toBe("hour");
  expect(planOf(all, 3, 60)?.length_minutes).toBe(45);
  expect(planOf(all, 5, 60)).toBeUndefined();
});
