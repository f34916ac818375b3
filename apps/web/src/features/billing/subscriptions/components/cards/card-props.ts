import type { Subscription, Subscriptions } from "@riwaq/contracts/billing/subscriptions";

/** What each part of a card shows: one subscription, beside all that its payer has. */
export type CardProps = {
  subscription: Subscription;
  all: Subscriptions;
  /** Hours of lessons are on the reader's clock, days of payments on the institute's. */
  readerZone: string;
};
