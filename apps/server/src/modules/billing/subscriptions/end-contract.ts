import type { Leaving } from "@riwaq/contracts/billing/subscriptions";
import { eq } from "drizzle-orm";

import type { Doing } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { voidCharges } from "../charges/void-charges.ts";
import { subscriptionLeft } from "../events.ts";
import { hashOf, recordAct } from "../legal-acts/record-act.ts";
import { closeLots } from "../refunds/close-lots.ts";
import { giveBack } from "../refunds/give-back.ts";
import { releaseLater } from "../settlement/release-later.ts";
import { takeBegun } from "../settlement/take-begun.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { subscriptions } from "../tables/subscriptions.ts";

export type Reason = "leaving" | "withdrawal";

/** Carries what would happen out of a transaction that does not happen. */
export class OnlyShown extends Error {
  readonly shown: unknown;
  constructor(shown: unknown) {
    super("shown");
    this.shown = shown;
  }
}

type Ending = {
  /** Locked, and neither ordered nor ended. */
  held: typeof subscriptions.$inferSelect;
  reason: Reason;
  /** When it was declared. */
  at: Date;
  /** Lessons from then on use nothing, though they were given; none such where it is left out. */
  releasedFrom?: Date;
  /** How many lessons were cancelled for it. */
  ended: number;
  askedById: string;
  /** The declaration by which it was said, where that was not here. */
  declaration?: string;
};

/**
 * A contract is over: nothing more is asked for, what begun lessons have not used goes back, and all of it is kept with
 * its words. Who withdraws and had not asked for lessons so early gets everything back.
 */
export async function endContract(ctx: Doing, ending: Ending): Promise<Leaving> {
  const { tx, now } = ctx;
  const { held, reason, at, releasedFrom, ended, askedById, declaration } = ending;
  const { id, payerId, currency } = held;
  await voidCharges(tx, { subscriptionId: id }, now);
  await takeBegun(tx, held, now);
  if (releasedFrom) await releaseLater(tx, { subscriptionId: id, from: releasedFrom }, now);
  const isWhole = reason === "withdrawal" && !held.hasAskedEarly;
  const closed = await closeLots(tx, { subscription: held, isWhole }, now);
  const { amount } = closed;
  const { approvalLimit } = await findBillingValues(tx);
  const needsApproval = amount > approvalLimit;
  const key = `${reason}:${id}`;
  const back = { key, payerId, subscriptionId: id, currency, amount, reason, askedById };
  const { byTransfer } = await giveBack(ctx, tx, { ...back, needsApproval }, now);
  await tx
    .update(subscriptions)
    .set({ state: "ended", endedAt: at })
    .where(eq(subscriptions.id, id));
  const answer: Leaving = {
    ends_at: at.toISOString(),
    minutes_left: closed.minutes,
    amount,
    to_voucher: closed.toVoucher,
    currency,
    by_transfer: byTransfer,
    lessons_cancelled: ended,
    kept: closed.kept,
    needs_approval: needsApproval,
  };
  const shown = JSON.stringify(answer);
  const said = { reason, ...(declaration !== undefined && { declaration }) };
  const act = { key, kind: reason, subscriptionId: id, payerId, said, shown };
  await recordAct(tx, { ...act, language: ctx.language, at });
  const facts = { reason, amount, currency, hash: hashOf(shown) };
  await emit(ctx, tx, subscriptionLeft(id, facts, { payerId, at }));
  return answer;
}
