import { WAITING_STATES } from "@riwaq/domain/billing/charge";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { chargeLines } from "../tables/charge-lines.ts";
import { charges } from "../tables/charges.ts";
import { payments } from "../tables/payments.ts";
import type { ChargeRow } from "./queries.ts";

type Voiding = {
  subscriptionId: string;
  /** Only what was asked for this; all that is due where it is left out. */
  cause?: ChargeRow["cause"];
};

/**
 * What is due of a subscription that is locked is no longer asked for, and can be asked for anew later. A page on which
 * it could be paid is closed by the next round; money that comes all the same is the payer's credit.
 */
export async function voidCharges(
  tx: Transaction,
  { subscriptionId, cause }: Voiding,
  now: Date,
): Promise<void> {
  const ofThis = tx
    .select({ id: chargeLines.chargeId })
    .from(chargeLines)
    .where(eq(chargeLines.subscriptionId, subscriptionId));
  const gone = await tx
    .update(charges)
    .set({
      state: "void",
      nextAttemptAt: null,
      key: sql`${charges.key} || ':void:' || ${charges.id}`,
    })
    .where(
      and(eq(charges.state, "due"), inArray(charges.id, ofThis), cause && eq(charges.cause, cause)),
    )
    .returning({ id: charges.id });
  await tx
    .update(payments)
    .set({ lookAt: now })
    .where(
      and(
        inArray(
          payments.chargeId,
          gone.map(({ id }) => id),
        ),
        inArray(payments.state, [...WAITING_STATES]),
      ),
    );
}
