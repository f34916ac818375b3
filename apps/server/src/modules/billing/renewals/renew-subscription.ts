import { minutesOfRhythm, priceWith } from "@riwaq/domain/billing/quote";

import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { payCharge } from "../charges/pay-charge.ts";
import { writeCharge } from "../charges/write-charge.ts";
import { chargeMade } from "../events.ts";
import { findTaxRule } from "../shop/find-tax-rule.ts";
import { claimRenewal } from "./find-renewal.ts";

/** Asks for the next period, once for each: false where it is not due, or was asked for. */
export const renewSubscription = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, id: string): Promise<boolean> => {
    const { tx, now } = ctx;
    const found = await claimRenewal(tx, { id, isTold: true }, now);
    if (!found || now.getTime() < found.renewal.dueAtMs) return false;
    const { held, renewal } = found;
    const number = held.number + 1;
    const rule = await findTaxRule(tx, held.country, now);
    const plan = held.next ?? { ...held, id: held.planId };
    const price = priceWith(renewal.listAmount, { discountPoints: held.discountPoints, rule });
    const { payerId, currency } = held;
    const line = {
      subscriptionId: id,
      planId: plan.id,
      trigger: renewal.trigger,
      startsAt: new Date(renewal.startsAtMs),
      minutes: minutesOfRhythm(plan),
      ...price,
      taxCountry: held.country,
      taxGround: rule.ground,
    };
    const key = `renew:${id}:${number}`;
    const cause = "renewal" as const;
    const asked = { key, payerId, cause, currency, dueAt: now, isAutomatic: true, lines: [line] };
    const charge = await writeCharge(tx, asked, now);
    if (!charge) return false;
    const made = { cause, amount: charge.amount, currency };
    await emit(ctx, tx, chargeMade(charge.id, made, { payerId, subscriptionIds: [id] }));
    await payCharge(ctx, tx, charge.id, now);
    return true;
  },
});
