import { and, eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { subscriptions } from "../tables/subscriptions.ts";

/** This payer's, as it is until the transaction ends; whoever it does not belong to is told that there is none. */
export async function lockOwn(tx: Transaction, id: string, payerId: string) {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.payerId, payerId)))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** Nobody settles, renews or leaves it until the transaction ends. */
export async function lockSubscription(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .for("update");
}
