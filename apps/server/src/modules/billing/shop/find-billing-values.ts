import { type BillingValues, FIRST_VALUES } from "@riwaq/domain/billing/values";

import type { Database } from "../../../platform/db/database.ts";
import { billingValues } from "../tables/billing-values.ts";

export const VALUE_COLUMNS = {
  priceNoticeDays: billingValues.priceNoticeDays,
  skipWhenCovered: billingValues.skipWhenCovered,
  retryDays: billingValues.retryDays,
  graceDays: billingValues.graceDays,
  graceLessons: billingValues.graceLessons,
  cancelHours: billingValues.cancelHours,
  keepDays: billingValues.keepDays,
  approvalLimit: billingValues.approvalLimit,
  pauseDays: billingValues.pauseDays,
  voucherMonths: billingValues.voucherMonths,
};

/** How subscriptions and payments go here, as staff have set it. */
export async function findBillingValues(db: Database): Promise<BillingValues> {
  const [row] = await db.select(VALUE_COLUMNS).from(billingValues);
  return row ?? FIRST_VALUES;
}
