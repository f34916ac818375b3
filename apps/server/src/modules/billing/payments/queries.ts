import { OPEN_STATES, WAITING_STATES } from "@riwaq/domain/billing/charge";
import { and, asc, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";

import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { charges } from "../tables/charges.ts";
import { paymentMethods } from "../tables/payment-methods.ts";
import { payments } from "../tables/payments.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type MethodRow = typeof paymentMethods.$inferSelect;

export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** One that its provider is asked about. */
export async function findWaiting(
  db: Database,
  provider: PaymentRow["provider"],
  id: string | null,
): Promise<PaymentRow | undefined> {
  const row = id === null ? undefined : await findPayment(db, id);
  const isWaiting = WAITING_STATES.some((state) => state === row?.state);
  return isWaiting && row?.provider === provider ? row : undefined;
}

export async function findByReference(
  db: Database,
  provider: PaymentRow["provider"],
  reference: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  return row;
}

/** The one that is under way for a charge. */
export async function findOpen(db: Database, chargeId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.chargeId, chargeId), inArray(payments.state, [...OPEN_STATES])));
  return row;
}

export async function findMethod(db: Database, payerId: string): Promise<MethodRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.payerId, payerId), isNull(paymentMethods.removedAt)));
  return row;
}

/** What the provider called this payer last. */
export async function findCustomer(
  db: Database,
  payerId: string,
  provider: MethodRow["provider"],
): Promise<string | null> {
  const [row] = await db
    .select({ customer: paymentMethods.customer })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.payerId, payerId), eq(paymentMethods.provider, provider)))
    .orderBy(desc(paymentMethods.createdAt))
    .limit(1);
  return row?.customer ?? null;
}

/** Those whose provider is to be looked at. */
export const findToLookAt = (db: Database, now: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, [...WAITING_STATES]), lte(payments.lookAt, now)))
    .orderBy(asc(payments.lookAt))
    .limit(limit);

/** Charges that are to be tried now, and for which nothing is under way. */
export const findToCharge = (db: Database, now: Date, limit: number) =>
  db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.state, "due"),
        lte(charges.nextAttemptAt, now),
        sql`not exists (select from payments one where one.charge_id = ${charges.id}
          and ${isOneOf(sql`one.state`, OPEN_STATES)})`,
      ),
    )
    .orderBy(asc(charges.nextAttemptAt), asc(charges.id))
    .limit(limit);
