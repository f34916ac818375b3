import type { Prices } from "@riwaq/contracts/billing/shop";
import { prices as pricesCall } from "@riwaq/contracts/billing/shop.calls";
import { useEffect, useSyncExternalStore } from "react";

import { request } from "./api-client.ts";
import { addressOf } from "./api.ts";
import { sharedValue } from "./shared-value.ts";

export type Currency = Prices["currency"];

/** Taken as it comes, as the institute is: the contract would bring zod to a public page. */
const asItComes = { parse: (data: unknown) => data as Prices };

const prices = sharedValue(() => request(addressOf(pricesCall), asItComes));

const beforeHydration = prices.snapshot();

/** What a period costs; undefined until it has been read, and where it cannot be: the page does without it. */
export function usePrices(): Prices | undefined {
  useEffect(() => void prices.load(), []);
  return useSyncExternalStore(prices.subscribe, prices.snapshot, () => beforeHydration).data;
}

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
