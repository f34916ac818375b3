import type { Transaction } from "../../../platform/db/transaction.ts";
import { vouchers } from "../tables/vouchers.ts";
import { isHeldWithValue } from "./queries.ts";

/** Of accounts that close: what is left of their vouchers is lost to nobody, since the code opens it again. */
export async function letVouchersGo(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(vouchers)
    .set({ redeemedById: null, redeemedAt: null })
    .where(isHeldWithValue(ids));
}
