import type { GiftOrder, GiftOrdered } from "@riwaq/contracts/billing/vouchers";
import { CURRENCIES } from "@riwaq/domain/billing/units";

import { badField, refusal } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { payCharge } from "../charges/pay-charge.ts";
import { writeCharge } from "../charges/write-charge.ts";
import { chargeMade, voucherOrdered } from "../events.ts";
import { recordAct } from "../legal-acts/record-act.ts";
import { findShop } from "../shop/queries.ts";
import { vouchers } from "../tables/vouchers.ts";

type Asked = { order: GiftOrder; key: string };

/** Orders a voucher with the obligation to pay; its code is there once it is paid. */
export const orderGift = command({
  by: byConfirmed,
  once: ({ key, order }: Asked) => ({ key, request: order }),
  run: async (ctx, { order }): Promise<GiftOrdered> => {
    const { tx, actor, now } = ctx;
    const { currency, amount, recipient, words } = order;
    const { isOpen, seller, values } = await findShop(tx, now);
    if (!isOpen) throw refusal("conflict", "shop_closed");
    if (!CURRENCIES.includes(currency)) throw badField("currency", "invalid");
    const id = crypto.randomUUID();
    const asked = { key: `gift:${id}`, payerId: actor.id, cause: "gift" as const, currency };
    const charge = await writeCharge(
      tx,
      { ...asked, amount, dueAt: now, isAutomatic: false, lines: [] },
      now,
    );
    if (!charge) throw new Error("The charge was not written");
    await tx.insert(vouchers).values({
      id,
      origin: "gift",
      currency,
      value: amount,
      buyerId: actor.id,
      buyerZone: actor.timeZone,
      chargeId: charge.id,
      recipient,
      words,
      createdAt: now,
    });
    const shown = JSON.stringify({ amount, currency, seller, months: values.voucherMonths });
    await recordAct(tx, {
      key: asked.key,
      kind: "order",
      subscriptionId: null,
      chargeId: charge.id,
      payerId: actor.id,
      said: { amount, currency },
      shown,
      language: ctx.language,
      at: now,
    });
    const facts = { amount, currency };
    await emit(ctx, tx, voucherOrdered(id, facts, { payerId: actor.id }));
    const of = { payerId: actor.id, subscriptionIds: [] };
    await emit(ctx, tx, chargeMade(charge.id, { cause: charge.cause, ...facts }, of));
    const isPaid = await payCharge(ctx, tx, charge.id, now);
    return { id, charge_id: isPaid ? null : charge.id };
  },
});
