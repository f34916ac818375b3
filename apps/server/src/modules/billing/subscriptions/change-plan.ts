import { daysLeft, topUpOf } from "@riwaq/domain/billing/plan-change";
import { minutesOfRhythm, priceWith } from "@riwaq/domain/billing/quote";
import { and, eq, sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command, type Doing } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { payCharge } from "../charges/pay-charge.ts";
import { writeCharge } from "../charges/write-charge.ts";
import { findDiscount } from "../discounts/queries.ts";
import { chargeMade, planChanged } from "../events.ts";
import { findTaxRule } from "../shop/find-tax-rule.ts";
import { type PlanRow, amountsOf, findPlans, findSeller } from "../shop/queries.ts";
import { charges } from "../tables/charges.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { findCoverage } from "./find-coverage.ts";
import { lockOwn } from "./lock-own.ts";

type Asked = { id: string; planId: string };

/**
 * Another rhythm from the next period on. A larger one adds its share of minutes to the running period at once, for its
 * share of the price by days; one that is asked for and not paid yet is no longer asked for.
 */
export const changePlan = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, { id, planId }: Asked): Promise<void> => {
    const { tx, actor } = ctx;
    const held = await lockOwn(tx, id, actor.id);
    if (held.state !== "active") throw refusal("conflict", "subscription_over");
    if ((held.nextPlanId ?? held.planId) === planId) return;
    const plans = await findPlans(tx);
    const to = plans.find((plan) => plan.id === planId);
    const from = plans.find((plan) => plan.id === held.planId);
    const isSold = to && (to.retiredAt === null || to.id === held.planId);
    if (!to || !from || !isSold) throw new AppError("not_found");
    await voidTopUps(ctx, id);
    await tx
      .update(subscriptions)
      .set({ nextPlanId: planId === held.planId ? null : planId })
      .where(eq(subscriptions.id, id));
    await emit(ctx, tx, planChanged(id, { plan: planId }, { payerId: held.payerId }));
    await topUp(ctx, { held, from, to });
  },
});

type Held = Awaited<ReturnType<typeof lockOwn>>;
type Change = { held: Held; from: PlanRow; to: PlanRow };

async function topUp(ctx: Doing<SignedIn>, { held, from, to }: Change): Promise<void> {
  const { tx, now } = ctx;
  const { id, currency, payerId, studentId, country } = held;
  const [covered] = await findCoverage(tx, sql`held.id = ${id}`, now);
  const endsAtMs = covered?.periodEndsAtMs ?? null;
  if (endsAtMs === null || endsAtMs <= now.getTime()) return;
  const [was, becomes] = [amountsOf(from, now)[currency], amountsOf(to, now)[currency]];
  if (becomes === undefined) throw badField("plan_id", "no_price");
  const { timeZone: zone } = await findSeller(tx);
  const more = topUpOf(
    { minutes: minutesOfRhythm(from), amount: was ?? 0 },
    { minutes: minutesOfRhythm(to), amount: becomes },
    daysLeft(now.getTime(), endsAtMs, zone),
  );
  if (!more) return;
  const rule = await findTaxRule(tx, country, now);
  const discountPoints = await findDiscount(tx, studentId, now);
  const line = {
    subscriptionId: id,
    planId: to.id,
    trigger: "top_up" as const,
    startsAt: now,
    endsAt: new Date(endsAtMs),
    minutes: more.minutes,
    ...priceWith(more.amount, { discountPoints, rule }),
    taxCountry: country,
    taxGround: rule.ground,
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
