import { and, eq, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { paymentMethods } from "../tables/payment-methods.ts";
import type { SavedMethod } from "./providers/provider.ts";
import { findMethod, type MethodRow } from "./queries.ts";

type Kept = { payerId: string; provider: MethodRow["provider"]; method: SavedMethod };

/** From now on the payer is charged by this one; an earlier one is let go. */
export async function keepMethod(tx: Transaction, kept: Kept, now: Date): Promise<void> {
  const { payerId, provider, method } = kept;
  const held = await findMethod(tx, payerId);
  if (held?.provider === provider && held.token === method.token) return;
  await dropMethod(tx, payerId, now);
  const { customer, token, brand, last4, account = null, expiresOn } = method;
  await tx.insert(paymentMethods).values({
    payerId,
    provider,
    customer,
    token,
    brand,
    last4,
    account,
    expiresYear: expiresOn?.year ?? null,
    expiresMonth: expiresOn?.month ?? null,
    createdAt: now,
  });
}

/**
 * A provider may finish to keep it only after the payment: then it is kept now, unless the payer has let go of it, or has
 * chosen another one since. Whether it is kept by this.
 */
export async function keepLateMethod(
  tx: Transaction,
  kept: Kept,
  { paidAt, now }: { paidAt: Date; now: Date },
): Promise<boolean> {
  const { payerId, provider, method } = kept;
  const isKnown = and(
    eq(paymentMethods.provider, provider),
    eq(paymentMethods.token, method.token),
  );
  if ((await tx.$count(paymentMethods, isKnown)) > 0) return false;
  const held = await findMethod(tx, payerId);
  if (held && held.createdAt > paidAt) return false;
  await keepMethod(tx, kept, now);
  return true;
}

export async function dropMethod(tx: Transaction, payerId: string, now: Date): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ removedAt: now })
    .where(and(eq(paymentMethods.payerId, payerId), isNull(paymentMethods.removedAt)));
}
