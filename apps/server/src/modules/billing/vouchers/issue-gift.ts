import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { voucherExpiresAt } from "@riwaq/domain/billing/vouchers";
import { eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import type { ChargeRow } from "../charges/queries.ts";
import { voucherIssued } from "../events.ts";
import { post } from "../journal/post.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { vouchers } from "../tables/vouchers.ts";
import { hashOfCode, newCode, sealCode } from "./new-code.ts";

/** Whoever pays a charge may seal what it buys. */
export type Paying = Emitting & { secret: string };

type Paid = { charge: ChargeRow; zone: string };

/** A voucher that was paid for: the payer's credit becomes its value, and there is a code from now on. */
export async function issueGift(
  ctx: Paying,
  tx: Transaction,
  { charge, zone }: Paid,
  now: Date,
): Promise<void> {
  const { voucherMonths } = await findBillingValues(tx);
  const code = newCode();
  const [row] = await tx
    .update(vouchers)
    .set({
      codeHash: hashOfCode(code),
      codeSealed: sealCode(code, ctx.secret),
      issuedAt: now,
      expiresAt: new Date(voucherExpiresAt(now.getTime(), voucherMonths, zone)),
    })
    .where(eq(vouchers.chargeId, charge.id))
    .returning();
  if (!row) throw new Error(`No voucher of the charge ${charge.id}`);
  const { id, currency, value } = row;
  const { payerId } = charge;
  const entries = moved(
    value,
    moneyOf("credit", currency, payerId),
    moneyOf("voucher", currency, id),
  );
  await post(tx, { key: `voucher:${id}`, kind: "voucher", subject: id, entries }, now);
  await emit(ctx, tx, voucherIssued(id, { value, currency }, { payerId }));
}
