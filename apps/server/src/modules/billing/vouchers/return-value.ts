import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { eq } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { voucherReturned } from "../events.ts";
import { post } from "../journal/post.ts";
import { type GivingBack, giveBack } from "../refunds/give-back.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { vouchers } from "../tables/vouchers.ts";
import { type VoucherRow, findLeft } from "./queries.ts";

type Why = Pick<GivingBack, "reason" | "note"> & { askedById: string };

/** What it is worth goes back to whoever paid, by the way it was paid, or to what was earned. */
export async function returnValue(
  ctx: Emitting,
  tx: Transaction,
  held: VoucherRow,
  why: Why,
): Promise<void> {
  const now = ctx.clock.now();
  const { id, currency, buyerId, chargeId } = held;
  // Less than it began with, where somebody paid with it whose account is closed.
  const value = await findLeft(tx, held);
  if (value === 0) throw refusal("conflict", "voucher_over");
  await markReturned(tx, id, now);
  const to = buyerId ? moneyOf("credit", currency, buyerId) : moneyOf("earned", currency);
  const entries = moved(value, moneyOf("voucher", currency, id), to);
  await post(tx, { key: `voucher:${id}:back`, kind: "voucher", subject: id, entries }, now);
  await emit(ctx, tx, voucherReturned(id, { value, currency }, { payerId: buyerId }));
  if (!buyerId) return;
  const { approvalLimit } = await findBillingValues(tx);
  const asked: GivingBack = {
    ...why,
    key: `voucher:${id}`,
    payerId: buyerId,
    subscriptionId: null,
    currency,
    amount: value,
    needsApproval: value > approvalLimit,
    ...(chargeId && { chargeId }),
  };
  await giveBack(ctx, tx, asked, now);
}

/** Its code opens nothing any more. */
export const markReturned = (tx: Transaction, id: string, now: Date) =>
  tx.update(vouchers).set({ returnedAt: now, codeSealed: null }).where(eq(vouchers.id, id));
