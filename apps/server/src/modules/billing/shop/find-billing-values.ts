import { type BillingValues, FIRST_VALUES } from "@riwaq/domain/billing/values";

import type { Database } from "../../../platform/db/database.ts";
import { billingValues } from "../tables/billing-values.ts";

/** How subscriptions and payments go here, as staff have set it. */
export async function findBillingValues(db: Database): Promise<BillingValues> {
  const columns = {
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
  const [row] = await db.select(columns).from(billingValues);
  return row ?? FIRST_VALUES;
}
