import type { BillingValues, Shop } from "@riwaq/contracts/billing/shop";
import type { BillingValues as Values } from "@riwaq/domain/billing/values";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { lockShop } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { billingValuesChanged } from "../events.ts";
import { billingValues } from "../tables/billing-values.ts";
import { findBillingValues } from "./find-billing-values.ts";
import { showShop } from "./show-shop.ts";

/** How subscriptions and payments go from now on, said anew as a whole. */
export const changeValues = command({
  by: requireRight("money"),
  lock: lockShop,
  trace: "if_changed",
  run: async (ctx, input: BillingValues): Promise<Shop> => {
    const { tx, now } = ctx;
    const before = await findBillingValues(tx);
    const next = valuesFrom(input);
    const names = Object.keys(next) as Array<keyof typeof next>;
    const changed = names.filter((name) => String(before[name]) !== String(next[name]));
    if (changed.length > 0) {
      const said = { ...next, retryDays: [...next.retryDays], updatedAt: now };
      await tx
        .insert(billingValues)
        .values(said)
        .onConflictDoUpdate({ target: billingValues.only, set: said });
      await emit(ctx, tx, billingValuesChanged("shop", { changed }));
    }
    return showShop(tx, now);
  },
});

const valuesFrom = (said: BillingValues): Values => ({
  priceNoticeDays: said.price_notice_days,
  skipWhenCovered: said.skip_when_covered,
  retryDays: said.retry_days,
  graceDays: said.grace_days,
  graceLessons: said.grace_lessons,
  cancelHours: said.cancel_hours,
  keepDays: said.keep_days,
  approvalLimit: said.approval_limit,
  pauseDays: said.pause_days,
  voucherMonths: said.voucher_months,
});
