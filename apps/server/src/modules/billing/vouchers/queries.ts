import type { Currency } from "@riwaq/domain/billing/units";
import { aliasedTable, and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { vouchers } from "../tables/vouchers.ts";

export type VoucherRow = typeof vouchers.$inferSelect;

/** The newest are enough: older ones are found by their buyers. */
const LISTED_MAX = 300;

/** By the table's own name, also where nothing else is selected from. */
const left = sql<number>`coalesce((select account.balance from ledger_accounts account
  where account.kind = 'voucher' and account.unit = vouchers.currency
    and account.subject = vouchers.id::text), 0)::int`;

export async function findLeft(db: Database, { id }: Pick<VoucherRow, "id">): Promise<number> {
  const [row] = await db.select({ left }).from(vouchers).where(eq(vouchers.id, id));
  return row?.left ?? 0;
}

/** Those of these people on which something is left. */
export const isHeldWithValue = (ids: readonly string[]) =>
  and(inArray(vouchers.redeemedById, [...ids]), sql`${left} > 0`);

const isHeldBy = (payerId: string, currency: Currency) =>
  and(eq(vouchers.redeemedById, payerId), eq(vouchers.currency, currency));

/** What a payer redeemed in a currency, the oldest first, with what is left of it. */
export const findHeld = (db: Database, payerId: string, currency: Currency) =>
  db
    .select({ id: vouchers.id, left })
    .from(vouchers)
    .where(isHeldBy(payerId, currency))
    .orderBy(asc(vouchers.redeemedAt), asc(vouchers.id));

/** The same, as it is until the transaction ends. */
export async function lockHeld(tx: Transaction, payerId: string, currency: Currency) {
  const locked = await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(isHeldBy(payerId, currency))
    .orderBy(asc(vouchers.id))
    .for("update");
  return locked.length === 0 ? [] : findHeld(tx, payerId, currency);
}

/** Those that somebody ordered and did not give up, the newest first. */
export const findBought = (db: Database, buyerId: string) =>
  db
    .select({ voucher: vouchers, left })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.buyerId, buyerId),
        sql`(${isNotNull(vouchers.issuedAt)} or ${isNull(vouchers.returnedAt)})`,
      ),
    )
    .orderBy(desc(vouchers.createdAt), asc(vouchers.id));

export const findRedeemed = (db: Database, personId: string) =>
  db
    .select({ voucher: vouchers, left })
    .from(vouchers)
    .where(eq(vouchers.redeemedById, personId))
    .orderBy(desc(vouchers.redeemedAt), asc(vouchers.id));

/** A buyer's own: whoever else asks is told that there is none. */
export async function requireBought(
  db: Database,
  { id, buyerId }: { id: string; buyerId: string },
): Promise<VoucherRow> {
  const [row] = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.id, id), eq(vouchers.buyerId, buyerId)));
  if (!row) throw new AppError("not_found");
  return row;
}

export async function findByHash(db: Database, codeHash: string): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.codeHash, codeHash));
  return row;
}

/** As it is until the transaction ends. */
export async function lockVoucher(tx: Transaction, id: string): Promise<VoucherRow> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

const buyer = aliasedTable(users, "buyer");
const redeemer = aliasedTable(users, "redeemer");
const staff = aliasedTable(users, "granted_by");

const listed = (db: Database) =>
  db
    .select({ voucher: vouchers, left, buyer: buyer.name, redeemer: redeemer.name, by: staff.name })
    .from(vouchers)
    .leftJoin(buyer, eq(buyer.id, vouchers.buyerId))
    .leftJoin(redeemer, eq(redeemer.id, vouchers.redeemedById))
    .leftJoin(staff, eq(staff.id, vouchers.grantedById));

/** For staff: those that were paid or granted, the newest first. */
export const findVouchers = (db: Database) =>
  listed(db)
    .where(isNotNull(vouchers.issuedAt))
    .orderBy(desc(vouchers.issuedAt), asc(vouchers.id))
    .limit(LISTED_MAX);

export type ListedVoucher = Awaited<ReturnType<typeof findVouchers>>[number];

export async function requireListed(db: Database, id: string): Promise<ListedVoucher> {
  const [row] = await listed(db).where(eq(vouchers.id, id));
  if (!row) throw new AppError("not_found");
  return row;
}
