import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { type Doing, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockCredit } from "../charges/pay-charge.ts";
import { findCredit } from "../charges/queries.ts";
import { transferTakenBack } from "../events.ts";
import { post } from "../journal/post.ts";
import { findByReference } from "../payments/queries.ts";
import { bankLines } from "../tables/bank-lines.ts";
import { type BankLineRow, lockLine } from "./queries.ts";

/** It waits again: while its money is still the payer's credit, or where it was set aside. */
export const takeLineBack = command({
  by: requireRight("money"),
  trace: "if_changed",
  run: async (ctx, { id }: { id: string }): Promise<void> => {
    const { tx } = ctx;
    const line = await lockLine(tx, id);
    if (line.state === "open") return;
    if (line.payerId) await giveUp(ctx, line, line.payerId);
    await tx
      .update(bankLines)
      .set({
        state: "open",
        payerId: null,
        chargeId: null,
        word: null,
        settledById: null,
        settledAt: null,
      })
      .where(eq(bankLines.id, id));
    const { amount, currency } = line;
    await emit(ctx, tx, transferTakenBack(id, { amount, currency }));
  },
});

/** What a charge was paid with is taken back by leaving alone. */
async function giveUp({ tx, now }: Doing, line: BankLineRow, payerId: string): Promise<void> {
  const { id, amount, currency, matches } = line;
  await lockCredit(tx, payerId, currency);
  const isPayment = Boolean(await findByReference(tx, "bank", id));
  const credit = await findCredit(tx, payerId, currency);
  if (isPayment || credit < amount) throw refusal("conflict", "transfer_used");
  const entries = moved(
    amount,
    moneyOf("credit", currency, payerId),
    moneyOf("clearing", currency, "bank"),
  );
  const key = `transfer-back:${id}:${matches}`;
  await post(tx, { key, kind: "correction", subject: id, entries }, now);
}
