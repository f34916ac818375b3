import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { refunds } from "../tables/refunds.ts";

export type RefundRow = typeof refunds.$inferSelect;

/** Nobody else decides about it until the transaction ends. */
export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}
