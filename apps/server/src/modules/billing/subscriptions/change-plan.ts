import { and, eq, sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command, type Doing } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { payCharge } from "../charges/pay-charge.ts";
import { writeCharge } from "../charges/write-charge.ts";
import { chargeMade, planChanged } from "../events.ts";
import { charges } from "../tables/charges.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { type TopUp, findPlanChange } from "./find-plan-change.ts";
import { lockOwn } from "./lock-own.ts";

type Asked = {
  id: string;
  planId: string;
  /** What it costs now, as it was shown (hundredths). */
  expected: number;
};

/**
 * Another rhythm from the next period on. A larger one adds its share of minutes to the running period at once, for its
 * share of the price by days; one that is asked for and not paid yet is no longer asked for.
 */
export const changePlan = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, { id, planId, expected }: Asked): Promise<void> => {
    const { tx, actor, now } = ctx;
    const held = await lockOwn(tx, id, actor.id);
    const { more, periodEndsAt } = await findPlanChange(tx, held, planId, now);
    if ((held.nextPlanId ?? held.planId) === planId) return;
    if ((more?.amount ?? 0) !== expected) throw refusal("conflict", "amount_changed");
    await voidTopUps(ctx, id);
    await tx
      .update(subscriptions)
      .set({ nextPlanId: planId === held.planId ? null : planId })
      .where(eq(subscriptions.id, id));
    await emit(ctx, tx, planChanged(id, { plan: planId }, { payerId: held.payerId }));
    if (!more || !periodEndsAt) return;
    await chargeTopUp(ctx, held, { ...more, planId, endsAt: periodEndsAt });
  },
});

type Held = typeof subscriptions.$inferSelect;
type Added = TopUp & { planId: string; endsAt: Date };

async function chargeTopUp(ctx: Doing<SignedIn>, held: Held, added: Added): Promise<void> {
  const { tx, now } = ctx;
  const { id, currency, payerId, country } = held;
  const line = {
    ...added,
    subscriptionId: id,
    trigger: "top_up" as const,
    startsAt: now,
    taxCountry: country,
  };
  const cause = "top_up" as const;
  const key = `top-up:${id}:${now.getTime()}`;
  const asked = { key, payerId, cause, currency, dueAt: now, isAutomatic: true, lines: [line] };
  const charge = await writeCharge(tx, asked, now);
  if (!charge) return;
  const made = { cause, amount: charge.amount, currency };
  await emit(ctx, tx, chargeMade(charge.id, made, { payerId, subscriptionIds: [id] }));
  await payCharge(ctx, tx, charge.id, now);
}

/** Those that nobody has begun to pay. */
async function voidTopUps({ tx }: Doing, id: string): Promise<void> {
  await tx
    .update(charges)
    .set({ state: "void", nextAttemptAt: null })
    .where(
      and(
        eq(charges.state, "due"),
        eq(charges.cause, "top_up"),
        sql`${charges.id} in (select line.charge_id from charge_lines line where line.subscription_id = ${id})
          and not exists (select from payments try where try.charge_id = ${charges.id})`,
      ),
    );
}
