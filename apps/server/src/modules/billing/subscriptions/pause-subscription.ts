import { daysLater, toInstant, toWall } from "@riwaq/domain/time/zone";
import { and, eq, gt, sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField, refusal } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { restLessons } from "../../scheduling/changes/rest-lessons.ts";
import { voidCharges } from "../charges/void-charges.ts";
import { subscriptionPaused, subscriptionResumed } from "../events.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { findSeller } from "../shop/queries.ts";
import { periods } from "../tables/periods.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { findOwn, findTeachers, lockOwn, lockSubscription } from "./lock-own.ts";

const DAY_MS = 86_400_000;

type Asked = { id: string; until: string };

/**
 * The subscription rests until a day of the seller: no lessons from tomorrow's hour on, no payment, not even one that was
 * asked for and not made, and its period ends so much later. Lessons within a day of now take place, as nobody cancels them so late for free.
 */
export const pauseSubscription = command({
  by: requireSignedIn,
  lock: async (tx, { actor, now }, { id }: Asked) => {
    const { studentId } = await findOwn(tx, id, actor.id);
    await lockPeople(tx, [studentId, ...(await findTeachers(tx, studentId, now))]);
  },
  run: async (ctx, { id, until: date }): Promise<void> => {
    const { tx, actor, now } = ctx;
    const held = await lockOwn(tx, id, actor.id);
    if (held.state !== "active") throw refusal("conflict", "subscription_over");
    const { timeZone: zone } = await findSeller(tx);
    const { pauseDays } = await findBillingValues(tx);
    const today = toWall(now.getTime(), zone).date;
    const last = toWall(daysLater(now.getTime(), pauseDays, zone), zone).date;
    if (date <= today) throw badField("until", "pause_past");
    if (date > last) throw badField("until", "pause_too_long");
    const until = new Date(toInstant({ date, time: "00:00", zone }).epochMs);
    const from = new Date(now.getTime() + DAY_MS);
    await restLessons(ctx, { studentId: held.studentId, from, until, by: "family" });
    await voidCharges(tx, { subscriptionId: id, cause: "renewal" }, now);
    await moveEnd(tx, id, { now, byMs: until.getTime() - now.getTime() });
    await tx
      .update(subscriptions)
      .set({ state: "paused", pausedUntil: until, noticedAt: null, noticedNumber: null })
      .where(eq(subscriptions.id, id));
    const facts = { until: until.toISOString() };
    await emit(ctx, tx, subscriptionPaused(id, facts, { payerId: held.payerId }));
  },
});

/** The payer goes on earlier than was said; lessons are booked anew. */
export const resumeSubscription = command({
  by: requireSignedIn,
  run: async (ctx, id: string): Promise<void> => {
    const { tx, actor, now } = ctx;
    const held = await lockOwn(tx, id, actor.id);
    if (held.state !== "paused") throw refusal("conflict", "subscription_over");
    await goOn(ctx, held, now);
  },
});

/** For the round: the day has come. */
export const endPause = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, id: string): Promise<boolean> => {
    const { tx, now } = ctx;
    await lockSubscription(tx, id);
    const [held] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (held?.state !== "paused" || !held.pausedUntil || held.pausedUntil > now) return false;
    await goOn(ctx, held, now);
    return true;
  },
});

async function goOn(
  ctx: Parameters<typeof emit>[0] & { tx: Transaction },
  held: typeof subscriptions.$inferSelect,
  now: Date,
): Promise<void> {
  const early = (held.pausedUntil?.getTime() ?? 0) - now.getTime();
  if (early > 0) await moveEnd(ctx.tx, held.id, { now, byMs: -early });
  await ctx.tx
    .update(subscriptions)
    .set({ state: "active", pausedUntil: null })
    .where(eq(subscriptions.id, held.id));
  await emit(ctx, ctx.tx, subscriptionResumed(held.id, {}, { payerId: held.payerId }));
}

/** Of the periods that are not over. */
async function moveEnd(tx: Transaction, id: string, { now, byMs }: { now: Date; byMs: number }) {
  await tx
    .update(periods)
    .set({ endsAt: sql`${periods.endsAt} + make_interval(secs => ${byMs / 1000}::float8)` })
    .where(and(eq(periods.subscriptionId, id), gt(periods.endsAt, now)));
}
