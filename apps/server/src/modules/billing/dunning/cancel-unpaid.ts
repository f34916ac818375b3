import { UNPAID_NOTICE_HOURS, unpaidAt } from "@riwaq/domain/billing/dunning";
import { uncoveredFrom } from "@riwaq/domain/billing/renewal";
import type { BillingValues } from "@riwaq/domain/billing/values";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { eq, sql } from "drizzle-orm";

import { byAnyone, command, type Doing } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import {
  endSeriesOf,
  findWithholdable,
  letHoursGo,
  withholdLessons,
} from "../../scheduling/changes/withhold-lessons.ts";
import { lessonsUnpaid, unpaidHoursFreed, unpaidNear } from "../events.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { type Coverage, findCoverage } from "../subscriptions/find-coverage.ts";
import { lockSubscription } from "../subscriptions/lock-own.ts";
import { charges } from "../tables/charges.ts";
import { unpaidLessons } from "../tables/unpaid-lessons.ts";
import { type Dunned, findDunned } from "./find-dunned.ts";
import { findKept, lockPupil, settleKept } from "./kept-lessons.ts";

const NOTICE_MS = UNPAID_NOTICE_HOURS * 3_600_000;

/**
 * What follows for the lessons of a subscription whose payment was refused: the payer is told of the first that will be
 * cancelled, each is cancelled in its time with its hour kept, and once the days for that are over the rest of what
 * nothing covers is no longer booked. What is paid for takes place. Asked again, nothing more happens.
 */
export const cancelUnpaid = command({
  by: byAnyone,
  trace: "if_changed",
  lock: (tx, { now }, id: string) => lockPupil(tx, id, now),
  run: async (ctx, id): Promise<boolean> => {
    const { tx, now } = ctx;
    await lockSubscription(tx, id);
    const [dunned] = await findDunned(tx, sql`held.id = ${id}`);
    const [held] = await findCoverage(tx, sql`held.id = ${id}`, now);
    if (!dunned || !held) return false;
    const values = await findBillingValues(tx);
    const uncovered = await findUncovered(ctx, { dunned, held, values });
    const keptUntilMs = (dunned.firstCancelledAtMs ?? now.getTime()) + values.keepDays * DAY_MS;
    if (dunned.firstCancelledAtMs !== null && keptUntilMs <= now.getTime()) {
      // What staff booked after that is theirs to answer for.
      const coming = uncovered.all.filter(({ createdAt }) => createdAt.getTime() <= keptUntilMs);
      return freeHours(ctx, { dunned, coming });
    }
    const isTold = await warn(ctx, dunned, uncovered.near);
    return (await withhold(ctx, { dunned, due: uncovered.due, keptUntilMs })) || isTold;
  },
});

type Lessons = Awaited<ReturnType<typeof findWithholdable>>;
type Asked = { dunned: Dunned; held: Coverage; values: BillingValues };

/** Lessons to come that nothing covers: those that are to be cancelled now, those that will be soon, and all. */
async function findUncovered({ tx, now }: Doing, { dunned, held, values }: Asked) {
  const nowMs = now.getTime();
  const uncovered = uncoveredFrom(held.lessons, held.minutesLeft);
  // Not settled yet: which lesson took which minutes is not known before.
  const begun = uncovered.filter(({ startsAtMs }) => startsAtMs <= nowMs);
  const ids = uncovered.map(({ id }) => id);
  const all = await findWithholdable(tx, ids, now);
  const own = new Set(all.map(({ id }) => id));
  const alone = uncovered.filter(({ id }) => own.has(id));
  const asked = {
    refusedAtMs: dunned.refusedAtMs,
    graceUsed: dunned.taughtUnpaid + begun.length,
    nowMs,
    values,
  };
  const chosen = (aheadMs: number): Lessons => {
    const unpaid = new Set(unpaidAt(alone, { ...asked, aheadMs }).map(({ id }) => id));
    return all.filter(({ id }) => unpaid.has(id));
  };
  return { all, due: chosen(0), near: chosen(NOTICE_MS) };
}

/** Once for each charge. */
async function warn(ctx: Doing, dunned: Dunned, near: Lessons): Promise<boolean> {
  const [first] = near;
  if (dunned.isWarned || !first) return false;
  const { subscriptionId, chargeId, payerId, amount, currency } = dunned;
  await ctx.tx.update(charges).set({ warnedAt: ctx.now }).where(eq(charges.id, chargeId));
  const about = { payerId, chargeId, startsAt: first.startsAt };
  await emit(ctx, ctx.tx, unpaidNear(subscriptionId, { amount, currency }, about));
  return true;
}

type Due = { dunned: Dunned; due: Lessons; keptUntilMs: number };

async function withhold(ctx: Doing, { dunned, due, keptUntilMs }: Due): Promise<boolean> {
  if (due.length === 0) return false;
  const { tx, now } = ctx;
  const { subscriptionId, chargeId, payerId, amount, currency } = dunned;
  await withholdLessons(ctx, { lessons: due, isHeld: true });
  for (const { id: sessionId, startsAt } of due) {
    const row = { subscriptionId, chargeId, startsAt, cancelledAt: now };
    const again = { ...row, state: "kept" as const, settledAt: null };
    await tx
      .insert(unpaidLessons)
      .values({ ...row, sessionId })
      .onConflictDoUpdate({ target: unpaidLessons.sessionId, set: again });
  }
  const lessons = due.map(({ id, startsAt }) => ({ id, startsAt }));
  const about = { payerId, chargeId, lessons, keptUntil: new Date(keptUntilMs) };
  const facts = { lessons: due.length, amount, currency };
  await emit(ctx, tx, lessonsUnpaid(subscriptionId, facts, about));
  return true;
}

type Freeing = { dunned: Dunned; coming: Lessons };

/** The weekly hours are anybody's again. */
async function freeHours(ctx: Doing, { dunned, coming }: Freeing): Promise<boolean> {
  const { tx, now } = ctx;
  const { subscriptionId, studentId, chargeId, payerId, amount, currency } = dunned;
  const kept = await findKept(tx, subscriptionId);
  if (coming.length === 0 && kept.length === 0) return false;
  const ids = kept.map(({ sessionId }) => sessionId);
  await letHoursGo(tx, ids);
  await settleKept(tx, ids, { state: "freed", now });
  await withholdLessons(ctx, { lessons: coming, isHeld: false });
  await endSeriesOf(ctx, studentId);
  const facts = { lessons: coming.length, amount, currency };
  await emit(ctx, tx, unpaidHoursFreed(subscriptionId, facts, { payerId, chargeId }));
  return true;
}
