import { defineEvent } from "../../platform/events/define-event.ts";

/** What of the seller was changed, by the names of the facts. */
export const sellerChanged = defineEvent<{ changed: string[] }>("change-seller", "shop");
/** What of the values was changed, by their names. */
export const billingValuesChanged = defineEvent<{ changed: string[] }>(
  "change-billing-values",
  "shop",
);
export const shopOpened = defineEvent("open-shop", "shop");
export const shopClosed = defineEvent("close-shop", "shop");
export const taxRuleAdded = defineEvent<{ country: string | null; basisPoints: number }>(
  "add-tax-rule",
  "shop",
);
export const taxRuleTakenBack = defineEvent<{ country: string | null }>(
  "take-back-tax-rule",
  "shop",
);
export const planAdded = defineEvent<{ lessonsPerWeek: number; lengthMinutes: number }>(
  "add-plan",
  "plan",
);
export const planRetired = defineEvent("retire-plan", "plan");
/** Hundredths, from a day on. */
export const priceSet = defineEvent<{ currency: string; amount: number; from: string }>(
  "set-price",
  "plan",
);
