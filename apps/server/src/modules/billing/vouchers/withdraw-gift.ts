import { stateOfVoucher } from "@riwaq/domain/billing/vouchers";
import { withdrawableUntil } from "@riwaq/domain/billing/withdrawal";
import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { voucherReturned } from "../events.ts";
import { findOpen } from "../payments/queries.ts";
import { charges } from "../tables/charges.ts";
import { standingOf } from "./presenter.ts";
import { type VoucherRow, lockVoucher, requireBought } from "./queries.ts";
import { markReturned, returnValue } from "./return-value.ts";

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
