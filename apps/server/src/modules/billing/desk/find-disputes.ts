import type { DisputeToday, MoneyToday } from "@riwaq/contracts/billing/desk";
import { asc, eq } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { charges } from "../tables/charges.ts";
import { disputes } from "../tables/disputes.ts";
import { payments } from "../tables/payments.ts";

const SHOWN = 8;

/** Those that no bank has decided, the one whose evidence is due first at the top. */
export async function findDisputes(db: Database): Promise<MoneyToday["disputes"]> {
  const isOpen = eq(disputes.state, "open");
  const count = await db.$count(disputes, isOpen);
  if (count === 0) return { count, items: [] };
  const rows = await db
    .select({ one: disputes, payerId: charges.payerId, name: users.name, closedAt: users.closedAt })
    .from(disputes)
    .leftJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(charges, eq(charges.id, payments.chargeId))
    .leftJoin(users, eq(users.id, charges.payerId))
    .where(isOpen)
    .orderBy(asc(disputes.evidenceUntil), asc(disputes.createdAt), disputes.id)
    .limit(SHOWN);
  return {
    count,
    items: rows.map(({ one, payerId, name, closedAt }) => ({
      ...present(one),
      payer: payerId === null ? null : { id: payerId, name: closedAt ? "" : (name ?? "") },
    })),
  };
}

const present = (one: typeof disputes.$inferSelect): Omit<DisputeToday, "payer"> => ({
  id: one.id,
  since: one.createdAt.toISOString(),
  amount: one.amount,
  currency: one.currency,
  reason: one.reason,
  evidence_until: one.evidenceUntil?.toISOString() ?? null,
  is_withdrawn: one.withdrawn > 0,
});
