import { prices as call } from "@riwaq/contracts/billing/prices.calls";
import type { Prices } from "@riwaq/contracts/billing/shop";

import { publicValue, usePublicValue } from "./public-value.ts";

export type Currency = Prices["currency"];

const prices = publicValue(call);

/** What a period costs; undefined until it has been read, and where it cannot be: the page does without it. */
export const usePrices = (): Prices | undefined => usePublicValue(prices).data;

/** Where money is another one than the seller's, by the visitor's clock. */
const BY_ZONE: Partial<Record<string, Currency>> = {
  "Europe/Zurich": "CHF",
  "America/Toronto": "CAD",
  "America/Montreal": "CAD",
  "America/Vancouver": "CAD",
  "Africa/Casablanca": "MAD",
  "Africa/El_Aaiun": "MAD",
  "America/New_York": "USD",
  "America/Chicago": "USD",
  "America/Los_Angeles": "USD",
};

/** The currencies that any rhythm has a price in, the seller's first. */
export function currenciesOf({ currency, plans }: Prices): Currency[] {
  const priced = plans.flatMap(({ amounts }) => Object.keys(amounts) as Currency[]);
  return [...new Set([currency, ...priced])].filter((one) => priced.includes(one));
}

/** What a visitor of this zone is likely to pay in: one that there are prices in. */
export function likelyCurrency(known: Prices, zone: string): Currency {
  const likely = BY_ZONE[zone];
  const all = currenciesOf(known);
  return likely && all.includes(likely) ? likely : (all[0] ?? known.currency);
}

/** The least that a period costs, in the money of the visitor's zone; undefined where nothing is for sale. */
export function leastPrice(known: Prices | undefined, zone: () => string) {
  if (!known?.is_open || known.plans.length === 0) return undefined;
  const currency = likelyCurrency(known, zone());
  const amounts = known.plans.flatMap((plan) => plan.amounts[currency] ?? []);
  return { amount: Math.min(...amounts), currency };
}
