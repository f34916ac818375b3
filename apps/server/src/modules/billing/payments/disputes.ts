import { and, eq, gt, inArray, or, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { charges } from "../tables/charges.ts";
import { disputes } from "../tables/disputes.ts";
import { payments } from "../tables/payments.ts";

/** Whether a payer's bank has asked for a payment back and the institute has not won: then nobody charges by itself. */
export async function isDisputing(db: Database, payerId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(charges, eq(charges.id, payments.chargeId))
    .where(
      and(
        eq(charges.payerId, payerId),
        or(inArray(disputes.state, ["open", "lost"]), gt(disputes.withdrawn, 0)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Of each of these payments what banks hold back now. */
export async function findWithdrawn(
  db: Database,
  paymentIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: disputes.paymentId, withdrawn: sql<number>`sum(${disputes.withdrawn})::int` })
    .from(disputes)
    .where(inArray(disputes.paymentId, [...paymentIds]))
    .groupBy(disputes.paymentId);
  return new Map(rows.flatMap(({ id, withdrawn }) => (id ? [[id, withdrawn]] : [])));
}
