import type { Order, Ordered } from "@riwaq/contracts/billing/subscriptions";
import { and, eq, ne } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { payCharge } from "../charges/pay-charge.ts";
import { writeCharge } from "../charges/write-charge.ts";
import { chargeMade, subscriptionOrdered } from "../events.ts";
import { recordAct } from "../legal-acts/record-act.ts";
import { requirePayerOf } from "../subscriptions/find-payer.ts";
import { payerProfiles } from "../tables/payer-profiles.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { findQuote } from "./find-quote.ts";

type Asked = { order: Order; key: string };

/**
 * Orders what was shown, with the obligation to pay: whoever saw another price is asked to look again. It is active once
 * it is paid; what costs nothing is at once.
 */
export const orderSubscription = command({
  by: byConfirmed,
  once: ({ key, order }: Asked) => ({ key, request: order }),
  lock: (tx, { actor }, { order }) => lockPeople(tx, [actor.id, order.student_id]),
  run: async (ctx, { order }): Promise<Ordered> => {
    const { tx, actor, now } = ctx;
    const { quote_hash: seen, ...wish } = order;
    await requirePayerOf(tx, wish.student_id, actor.id);
    await refuseSecond(tx, wish.student_id);
    const zone = actor.timeZone;
    const asked = { wish, payerId: actor.id, zone, language: ctx.language, now };
    const { quote, plan, price, rule, said, conditions } = await findQuote(tx, asked);
    if (quote.hash !== seen) throw refusal("conflict", "quote_changed");
    const { currency } = wish;
    const [row] = await tx
      .insert(subscriptions)
      .values({
        payerId: actor.id,
        studentId: wish.student_id,
        planId: plan.id,
        currency,
        orderedAt: now,
        hasAskedEarly: wish.asks_early,
        payerZone: zone,
        country: wish.country,
        quoteHash: seen,
        createdAt: now,
      })
      .returning({ id: subscriptions.id });
    if (!row) throw new Error("The subscription was not written");
    await rememberProfile(tx, actor.id, wish, now);
    const startsAt = new Date(quote.first_lesson_from);
    const line = {
      subscriptionId: row.id,
      planId: plan.id,
      trigger: "first" as const,
      startsAt,
      minutes: quote.minutes,
      ...price,
      taxCountry: wish.country,
      taxGround: rule.ground,
    };
    const charge = await writeCharge(
      tx,
      {
        key: `order:${row.id}`,
        payerId: actor.id,
        cause: "order",
        currency,
        dueAt: now,
        isAutomatic: false,
        lines: [line],
      },
      now,
    );
    if (!charge) throw new Error("The charge was not written");
    const act = {
      subscriptionId: row.id,
      chargeId: charge.id,
      payerId: actor.id,
      said: { ...wish, conditions: { version: conditions.version, hash: conditions.hash } },
      // The summary and, word for word, what it was ordered under.
      shown: `${said}\n\n${conditions.text}`,
      language: ctx.language,
      at: now,
    };
    await recordAct(tx, { ...act, key: `order:${row.id}`, kind: "order" });
    if (wish.asks_early) {
      await recordAct(tx, { ...act, key: `early:${row.id}`, kind: "early_lessons" });
    }
    const facts = { plan: plan.id, amount: price.amount, currency };
    const about = { payerId: actor.id, studentId: wish.student_id, chargeId: charge.id };
    await emit(ctx, tx, subscriptionOrdered(row.id, facts, about));
    const made = { cause: charge.cause, amount: charge.amount, currency };
    const of = { payerId: actor.id, subscriptionIds: [row.id] };
    await emit(ctx, tx, chargeMade(charge.id, made, of));
    const isPaid = await payCharge(ctx, tx, charge.id, now);
    return { subscription_id: row.id, charge_id: isPaid ? null : charge.id };
  },
});

async function refuseSecond(tx: Transaction, studentId: string): Promise<void> {
  const held = await tx.$count(
    subscriptions,
    and(eq(subscriptions.studentId, studentId), ne(subscriptions.state, "ended")),
  );
  if (held > 0) throw refusal("conflict", "already_subscribed");
}

async function rememberProfile(
  tx: Transaction,
  payerId: string,
  wish: Omit<Order, "quote_hash">,
  now: Date,
): Promise<void> {
  const said = {
    name: wish.payer_name,
    address: wish.payer_address,
    country: wish.country,
    updatedAt: now,
  };
  await tx
    .insert(payerProfiles)
    .values({ payerId, ...said })
    .onConflictDoUpdate({ target: payerProfiles.payerId, set: said });
}
