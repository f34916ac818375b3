import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { stateOfVoucher } from "@riwaq/domain/billing/vouchers";
import { withdrawableUntil } from "@riwaq/domain/billing/withdrawal";
import { and, eq } from "drizzle-orm";

import { requireRight, requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { voucherReturned } from "../events.ts";
import { post } from "../journal/post.ts";
import { findOpen } from "../payments/queries.ts";
import { type GivingBack, giveBack } from "../refunds/give-back.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { charges } from "../tables/charges.ts";
import { vouchers } from "../tables/vouchers.ts";
import { standingOf } from "./presenter.ts";
import { type VoucherRow, findLeft, lockVoucher, requireBought } from "./queries.ts";

type Why = Pick<GivingBack, "reason" | "note"> & { askedById: string };

/** Within fourteen days whoever bought it gives it back, as long as nobody has redeemed it; unpaid, it is given up. */
export const withdrawGift = command({
  by: requireSignedIn,
  run: async (ctx, id: string): Promise<void> => {
    const { tx, actor, now } = ctx;
    await requireBought(tx, { id, buyerId: actor.id });
    const held = await lockVoucher(tx, id);
    const state = stateOfVoucher(standingOf(held), now.getTime());
    if (state === "unpaid") return dropOrder(ctx, tx, held, now);
    if (state !== "open") throw refusal("conflict", "voucher_over");
    const untilMs = withdrawableUntil(held.createdAt.getTime(), held.buyerZone ?? "UTC");
    if (now.getTime() > untilMs) throw refusal("conflict", "withdrawal_over");
    await returnValue(ctx, tx, held, { reason: "withdrawal", askedById: actor.id });
  },
});

/** Staff give one back that nobody has redeemed, expired or not; of goodwill nothing goes out. */
export const takeVoucherBack = command({
  by: requireRight("money"),
  run: async (ctx, { id, note }: { id: string; note: string }): Promise<void> => {
    const { tx, actor, now } = ctx;
    const held = await lockVoucher(tx, id);
    const state = stateOfVoucher(standingOf(held), now.getTime());
    if (state !== "open" && state !== "expired") throw refusal("conflict", "voucher_over");
    await returnValue(ctx, tx, held, { reason: "staff", askedById: actor.id, note });
  },
});

/** What it is worth goes back to whoever paid, by the way it was paid, or to what was earned. */
async function returnValue(
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

const markReturned = (tx: Transaction, id: string, now: Date) =>
  tx.update(vouchers).set({ returnedAt: now, codeSealed: null }).where(eq(vouchers.id, id));

async function dropOrder(ctx: Emitting, tx: Transaction, held: VoucherRow, now: Date) {
  const { id, chargeId, buyerId, currency, value } = held;
  if (chargeId && (await findOpen(tx, chargeId))) throw refusal("conflict", "payment_under_way");
  await tx
    .update(charges)
    .set({ state: "void", nextAttemptAt: null })
    .where(and(eq(charges.id, chargeId ?? id), eq(charges.state, "due")));
  await markReturned(tx, id, now);
  await emit(ctx, tx, voucherReturned(id, { value, currency }, { payerId: buyerId }));
}
