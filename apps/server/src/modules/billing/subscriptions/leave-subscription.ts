import type { Leaving } from "@riwaq/contracts/billing/subscriptions";
import { withdrawableUntil } from "@riwaq/domain/billing/withdrawal";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command, type Doing } from "../../../platform/command.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { leaveOne } from "../../scheduling/leaving/leave-teacher.ts";
import { voidCharges } from "../charges/void-charges.ts";
import { subscriptionLeft } from "../events.ts";
import { hashOf, recordAct } from "../legal-acts/record-act.ts";
import { closeLots } from "../refunds/close-lots.ts";
import { giveBack } from "../refunds/give-back.ts";
import { takeBegun } from "../settlement/take-begun.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { findOwn, findTeachers, lockOwn } from "./lock-own.ts";

type Reason = "leaving" | "withdrawal";

type Asked = {
  id: string;
  reason: Reason;
  /** What was shown to come back, in hundredths; null: it is to be shown, and nothing is to happen. */
  expected: number | null;
  key: string;
};

/** Carries what would happen out of a transaction that does not happen. */
class OnlyShown extends Error {
  readonly leaving: Leaving;
  constructor(leaving: Leaving) {
    super("shown");
    this.leaving = leaving;
  }
}

/** What leaving gives back: by leaving, and taking all of it back. So what is shown is what comes, to the hundredth. */
export async function previewLeaving(ctx: Context, id: string, reason: Reason): Promise<Leaving> {
  try {
    return await leaveSubscription(ctx, { id, reason, expected: null, key: "" });
  } catch (error) {
    if (error instanceof OnlyShown) return error.leaving;
    throw error;
  }
}

/**
 * A payer leaves, or withdraws within the days for it: lessons to come end by the terms, and all that is not used is
 * sent back. Who withdraws and had not asked for lessons so early gets everything back.
 */
export const leaveSubscription = command({
  by: requireSignedIn,
  lock: async (tx, { actor, now }, { id }) => {
    const { studentId } = await findOwn(tx, id, actor.id);
    const teacherIds = await findTeachers(tx, studentId, now);
    await lockPeople(tx, [studentId, ...teacherIds]);
    return teacherIds;
  },
  once: ({ key, ...request }: Asked) => ({ key: key || crypto.randomUUID(), request }),
  run: async (ctx, { id, reason, expected }): Promise<Leaving> => {
    const { tx, actor, now } = ctx;
    const held = await lockOwn(tx, id, actor.id);
    refuseOver(held, reason, now);
    const ended = await endLessons(ctx, held.studentId);
    await voidCharges(tx, { subscriptionId: id }, now);
    await takeBegun(tx, held, now);
    const isWhole = reason === "withdrawal" && !held.hasAskedEarly;
    const closed = await closeLots(tx, { subscription: held, isWhole }, now);
    const { approvalLimit } = await findBillingValues(tx);
    const needsApproval = closed.amount > approvalLimit;
    const { byTransfer } = await giveBack(
      ctx,
      tx,
      {
        key: `${reason}:${id}`,
        payerId: held.payerId,
        subscriptionId: id,
        currency: held.currency,
        amount: closed.amount,
        reason,
        askedById: actor.id,
        needsApproval,
      },
      now,
    );
    await tx
      .update(subscriptions)
      .set({ state: "ended", endedAt: now })
      .where(eq(subscriptions.id, id));
    const answer: Leaving = {
      ends_at: now.toISOString(),
      minutes_left: closed.minutes,
      amount: closed.amount,
      currency: held.currency,
      by_transfer: byTransfer,
      lessons_cancelled: ended,
      kept: closed.kept,
      needs_approval: needsApproval,
    };
    const shown = JSON.stringify(answer);
    await recordAct(tx, {
      key: `${reason}:${id}`,
      kind: reason,
      subscriptionId: id,
      payerId: held.payerId,
      said: { reason },
      shown,
      language: ctx.language,
      at: now,
    });
    const facts = { reason, amount: closed.amount, currency: held.currency, hash: hashOf(shown) };
    await emit(ctx, tx, subscriptionLeft(id, facts, { payerId: held.payerId }));
    if (expected === null) throw new OnlyShown(answer);
    if (expected !== closed.amount) throw refusal("conflict", "amount_changed");
    return answer;
  },
});

type Held = typeof subscriptions.$inferSelect;

function refuseOver(held: Held, reason: Reason, now: Date): void {
  if (held.state === "ordered" || held.state === "ended") {
    throw refusal("conflict", "subscription_over");
  }
  const untilMs = withdrawableUntil(held.orderedAt.getTime(), held.payerZone);
  if (reason === "withdrawal" && now.getTime() > untilMs) {
    throw refusal("conflict", "withdrawal_over");
  }
}

async function endLessons(ctx: Doing<SignedIn, string[]>, studentId: string): Promise<number> {
  let ended = 0;
  for (const teacherId of ctx.locked) {
    ended += (await leaveOne(ctx, { teacherId, studentId })).length;
  }
  return ended;
}
