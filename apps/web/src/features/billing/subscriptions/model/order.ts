/** What can be ordered, and in which money. */
import type { OrderStart, OrderWish, Quote } from "@riwaq/contracts/billing/subscriptions";

type Plan = OrderStart["plans"][number];
export type Currency = OrderStart["currency"];
/** What was asked, and what it costs. */
export type Quoted = { wish: OrderWish; quote: Quote };

/** Where money is another one than the euro. */
const BY_COUNTRY: Partial<Record<string, Currency>> = {
  CH: "CHF",
  CA: "CAD",
  MA: "MAD",
  US: "USD",
};

/** The money of a country, where there are prices in it; else what was chosen. */
export function currencyOf(country: string, plans: readonly Plan[], chosen: Currency): Currency {
  const likely = BY_COUNTRY[country] ?? "EUR";
  return pricedIn(plans, likely).length > 0 ? likely : chosen;
}

export const pricedIn = (plans: readonly Plan[], currency: Currency): Plan[] =>
  plans.filter(({ amounts }) => amounts[currency] !== undefined);

/** The currencies in which any rhythm has a price, in their usual order. */
export function currenciesOf(plans: readonly Plan[]): Currency[] {
  return [...new Set(plans.flatMap(({ amounts }) => Object.keys(amounts) as Currency[]))];
}
