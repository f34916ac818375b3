import type { CsvMapping } from "@riwaq/domain/billing/bank-lines";
import { verdictsOf } from "@riwaq/domain/billing/bank-match";
import { chargeWithin } from "@riwaq/domain/billing/reference";
import { asc, desc, eq, ne, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type FoundCharge, findChargesOf } from "../charges/find-charges.ts";
import { bankLines } from "../tables/bank-lines.ts";
import { bankMappings } from "../tables/bank-mappings.ts";

export type BankLineRow = typeof bankLines.$inferSelect;

const OPEN_MAX = 500;
const SETTLED_MAX = 30;

export async function findMapping(db: Database): Promise<CsvMapping | null> {
  const [row] = await db.select().from(bankMappings);
  if (!row) return null;
  const { separator, decimalSign, dayOrder, columns } = row;
  return { separator, decimal_sign: decimalSign, day_order: dayOrder, columns };
}

/** Those that wait, the oldest first. */
export const findOpenLines = (db: Database): Promise<BankLineRow[]> =>
  db
    .select()
    .from(bankLines)
    .where(eq(bankLines.state, "open"))
    .orderBy(asc(bankLines.bookedOn), asc(bankLines.createdAt), asc(bankLines.id))
    .limit(OPEN_MAX);

export const findSettledLines = (db: Database): Promise<BankLineRow[]> =>
  db
    .select()
    .from(bankLines)
    .where(ne(bankLines.state, "open"))
    .orderBy(desc(bankLines.settledAt), asc(bankLines.id))
    .limit(SETTLED_MAX);

/** As it is until the transaction ends. */
export async function lockLine(tx: Transaction, id: string): Promise<BankLineRow> {
  const [row] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** What each line says it is for, and whether it is that exactly. */
export async function judgeLines(db: Database, lines: readonly BankLineRow[]) {
  const numberOf = new Map(lines.map(({ id, text }) => [id, chargeWithin(text)]));
  const numbers = [...numberOf.values()].filter((number) => number !== null);
  const found = await findChargesWhere(db, "number", numbers);
  const byNumber = new Map(found.map((charge) => [charge.number, charge]));
  const verdicts = verdictsOf(lines, (number) => byNumber.get(number));
  const chargeOf = ({ id }: BankLineRow) => byNumber.get(numberOf.get(id) ?? 0);
  return { verdicts, chargeOf };
}

/** Charges by their numbers or ids. */
export async function findChargesWhere(
  db: Database,
  column: "number" | "id",
  values: ReadonlyArray<number | string>,
): Promise<FoundCharge[]> {
  if (values.length === 0) return [];
  const wanted = sql.param(values.map(String));
  const type = sql.raw(column === "number" ? "bigint" : "uuid");
  return findChargesOf(db, sql`charge.${sql.raw(column)} = any(${wanted}::text[]::${type}[])`);
}
