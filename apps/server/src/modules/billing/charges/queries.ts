import type { Currency } from "@riwaq/domain/billing/units";
import { and, asc, eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { chargeLines } from "../tables/charge-lines.ts";
import { charges } from "../tables/charges.ts";
import { ledgerAccounts } from "../tables/ledger-accounts.ts";
import { findHeld } from "../vouchers/queries.ts";

export type ChargeRow = typeof charges.$inferSelect;
export type ChargeLineRow = typeof chargeLines.$inferSelect;

/** Hundredths that a payer has and no period holds. */
export async function findCredit(
  db: Database,
  payerId: string,
  currency: Currency,
): Promise<number> {
  const [row] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.kind, "credit"),
        eq(ledgerAccounts.unit, currency),
        eq(ledgerAccounts.subject, payerId),
      ),
    );
  return row?.balance ?? 0;
}

/** Hundredths that charges of a payer can be paid with: the credit, and what is left of vouchers that were redeemed. */
export async function findMeans(db: Database, payerId: string, currency: Currency) {
  const held = await findHeld(db, payerId, currency);
  const credit = await findCredit(db, payerId, currency);
  return held.reduce((sum, { left }) => sum + left, credit);
}

/** What of a charge is still to be paid by other means; a voucher is bought with money alone. */
export async function findToPay(
  db: Database,
  {
    cause,
    payerId,
    currency,
    amount,
  }: Pick<ChargeRow, "cause" | "payerId" | "currency" | "amount">,
): Promise<number> {
  const find = cause === "gift" ? findCredit : findMeans;
  return Math.max(0, amount - (await find(db, payerId, currency)));
}

export async function findCharge(db: Database, id: string): Promise<ChargeRow | undefined> {
  const [row] = await db.select().from(charges).where(eq(charges.id, id));
  return row;
}

/** Of this payer: whoever it does not belong to is told that there is none. */
export async function requireChargeOf(
  db: Database,
  id: string,
  payerId: string,
): Promise<ChargeRow> {
  const row = await findCharge(db, id);
  if (row?.payerId !== payerId) throw new AppError("not_found");
  return row;
}

export const findChargeLines = (db: Database, chargeId: string): Promise<ChargeLineRow[]> =>
  db
    .select()
    .from(chargeLines)
    .where(eq(chargeLines.chargeId, chargeId))
    .orderBy(asc(chargeLines.startsAt), asc(chargeLines.id));

/** As it is until the transaction ends; its subscriptions are locked before it. */
export async function lockCharge(tx: Transaction, id: string): Promise<ChargeRow | undefined> {
  const [row] = await tx.select().from(charges).where(eq(charges.id, id)).for("update");
  return row;
}
