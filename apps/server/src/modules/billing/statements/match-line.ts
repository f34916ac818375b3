import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { referenceOf } from "@riwaq/domain/billing/reference";
import { eq, sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { type Doing, command } from "../../../platform/command.ts";
import type { User } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockSubscriptionsOf, payCharge } from "../charges/pay-charge.ts";
import { type ChargeRow, lockCharge } from "../charges/queries.ts";
import { paymentReceived, transferMatched } from "../events.ts";
import { post } from "../journal/post.ts";
import { bankLines } from "../tables/bank-lines.ts";
import { payments } from "../tables/payments.ts";
import { type BankLineRow, judgeLines, lockLine } from "./queries.ts";

type Match = {
  id: string;
  to: { chargeId: string } | { payerId: string };
  /** Only where the line still names this charge and pays it exactly. */
  isExact?: true;
};

/**
 * Says whose money a line is. For the exact amount of a charge that is due it is a payment of that; any other is the
 * payer's credit, and pays the charge where that is enough. Said twice the same, it is done once; false where it no
 * longer was exact.
 */
export const matchLine = command({
  by: requireRight("money"),
  trace: "if_changed",
  run: async (ctx, { id, to, isExact }: Match): Promise<boolean> => {
    const { tx } = ctx;
    const chargeId = "chargeId" in to ? to.chargeId : null;
    // In the order in which every payment locks.
    if (chargeId) await lockSubscriptionsOf(tx, chargeId);
    const charge = chargeId ? await lockCharge(tx, chargeId) : undefined;
    const line = await lockLine(tx, id);
    const payerId = "payerId" in to ? await requirePayer(tx, to.payerId) : charge?.payerId;
    if (!payerId) throw new AppError("not_found");
    if (line.state !== "open") {
      if (line.payerId === payerId && line.chargeId === chargeId) return true;
      if (isExact) return false;
      throw refusal("conflict", "transfer_settled");
    }
    if (isExact && !(await names(tx, line, charge))) return false;
    await take(ctx, { line, charge, payerId });
    return true;
  },
});

async function names(db: Database, line: BankLineRow, charge: ChargeRow | undefined) {
  const { verdicts, chargeOf } = await judgeLines(db, [line]);
  return verdicts.get(line.id) === "exact" && chargeOf(line)?.id === charge?.id;
}

/** Somebody who has subscribed to something here. */
async function requirePayer(db: Database, payerId: string): Promise<string> {
  const rows = await rowsOf(
    db,
    sql`select from subscriptions held where held.payer_id = ${payerId} limit 1`,
  );
  if (rows.length === 0) throw new AppError("not_found");
  return payerId;
}

type Taking = { line: BankLineRow; charge: ChargeRow | undefined; payerId: string };

async function take(ctx: Doing<User>, { line, charge, payerId }: Taking): Promise<void> {
  const { tx, now, actor } = ctx;
  const { id, amount, currency } = line;
  const matches = line.matches + 1;
  await tx
    .update(bankLines)
    .set({
      state: "matched",
      payerId,
      chargeId: charge?.id ?? null,
      settledById: actor.id,
      settledAt: now,
      matches,
    })
    .where(eq(bankLines.id, id));
  const isWhole =
    charge?.state === "due" && charge.amount === amount && charge.currency === currency;
  const payment = isWhole ? await writePayment(ctx, line, charge) : null;
  const entries = moved(
    amount,
    moneyOf("clearing", currency, "bank"),
    moneyOf("credit", currency, payerId),
  );
  const key = payment ? `payment:${payment.id}` : `transfer:${id}:${matches}`;
  await post(tx, { key, kind: "payment", subject: payment?.id ?? id, entries }, now);
  const reference = charge ? referenceOf(charge.number) : null;
  const said = { amount, currency, reference };
  await emit(ctx, tx, transferMatched(id, said, { payerId, chargeId: charge?.id ?? null }));
  if (payment && charge) {
    const about = { payerId, chargeId: charge.id };
    await emit(ctx, tx, paymentReceived(payment.id, { provider: "bank", amount, currency }, about));
  }
  if (charge) await payCharge(ctx, tx, charge.id, now);
}

async function writePayment({ tx, now }: Doing<User>, line: BankLineRow, charge: ChargeRow) {
  const [row] = await tx
    .insert(payments)
    .values({
      chargeId: charge.id,
      provider: "bank",
      way: "transfer",
      state: "succeeded",
      currency: line.currency,
      amount: line.amount,
      reference: line.id,
      firstSentAt: now,
      settledAt: now,
      createdAt: now,
    })
    .returning({ id: payments.id });
  if (!row) throw new Error("The payment was not written");
  return row;
}
