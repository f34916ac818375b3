import { randomInt } from "node:crypto";

import type { CHARGE_CAUSES } from "@riwaq/domain/billing/charge";
import type { Currency } from "@riwaq/domain/billing/units";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { chargeLines } from "../tables/charge-lines.ts";
import { charges } from "../tables/charges.ts";

type Line = Omit<typeof chargeLines.$inferInsert, "id" | "chargeId">;

export type NewCharge = {
  key: string;
  payerId: string;
  cause: (typeof CHARGE_CAUSES)[number];
  currency: Currency;
  dueAt: Date;
  /** Whether it is charged by itself from then on. */
  isAutomatic: boolean;
  lines: readonly Line[];
  /** Where it is for no period. */
  amount?: number;
};

const [NUMBERS_FROM, NUMBERS_TO] = [10 ** 9, 10 ** 10];

/** Asks for it once: null where a charge has its key already. */
export async function writeCharge(tx: Transaction, asked: NewCharge, now: Date) {
  const { lines, isAutomatic, ...charge } = asked;
  const [row] = await tx
    .insert(charges)
    .values({
      ...charge,
      number: randomInt(NUMBERS_FROM, NUMBERS_TO),
      amount: asked.amount ?? lines.reduce((sum, { amount }) => sum + amount, 0),
      nextAttemptAt: isAutomatic ? charge.dueAt : null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: charges.key })
    .returning();
  if (!row) return null;
  if (lines.length === 0) return row;
  await tx.insert(chargeLines).values(lines.map((line) => ({ ...line, chargeId: row.id })));
  return row;
}
