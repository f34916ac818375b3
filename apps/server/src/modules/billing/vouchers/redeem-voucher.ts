import { readCode, stateOfVoucher } from "@riwaq/domain/billing/vouchers";
import { and, eq, ne } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { emit } from "../../../platform/events/emit.ts";
import { students } from "../../people/tables/students.ts";
import { settleFromCredit } from "../charges/settle-from-credit.ts";
import { voucherRedeemed } from "../events.ts";
import { findPayer } from "../subscriptions/find-payer.ts";
import { charges } from "../tables/charges.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { vouchers } from "../tables/vouchers.ts";
import { hashOfCode } from "./new-code.ts";
import { standingOf } from "./presenter.ts";
import { type VoucherRow, findByHash, lockVoucher } from "./queries.ts";

/** A voucher becomes the payer's, and pays at once what is due and it is enough for. */
export async function redeemVoucher(ctx: Context, typed: string): Promise<void> {
  const { currency, redeemedById } = await takeVoucher(ctx, typed);
  const due = await ctx.db
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(
        eq(charges.payerId, redeemedById ?? ""),
        eq(charges.state, "due"),
        eq(charges.currency, currency),
        ne(charges.cause, "gift"),
      ),
    )
    .orderBy(charges.dueAt, charges.id);
  for (const { id } of due) await settleFromCredit(ctx, id);
}

/**
 * Whose it is from now on: once, whoever else has the code. Pressed twice by the same person, it is theirs. What is spent
 * in another currency than lessons are paid in here is refused, since nobody converts it.
 */
const takeVoucher = command({
  by: byConfirmed,
  trace: "if_changed",
  run: async (ctx, typed: string): Promise<VoucherRow> => {
    const { tx, actor, now } = ctx;
    const code = readCode(typed);
    const known = code && (await findByHash(tx, hashOfCode(code)));
    if (!known) throw badField("code", "voucher_unknown");
    const held = await lockVoucher(tx, known.id);
    const state = stateOfVoucher(standingOf(held), now.getTime());
    if (state === "redeemed" && held.redeemedById === actor.id) return held;
    if (state === "redeemed") throw badField("code", "voucher_redeemed");
    if (state === "expired") throw badField("code", "voucher_expired");
    if (state !== "open") throw badField("code", "voucher_unknown");
    if (!(await isPayer(tx, actor.id))) throw badField("code", "voucher_payer");
    if (await paysOtherwise(tx, actor.id, held)) throw badField("code", "voucher_currency");
    const [row] = await tx
      .update(vouchers)
      .set({ redeemedById: actor.id, redeemedAt: now })
      .where(eq(vouchers.id, held.id))
      .returning();
    if (!row) throw new Error("The voucher was not written");
    const facts = { value: row.value, currency: row.currency };
    await emit(ctx, tx, voucherRedeemed(row.id, facts, { payerId: actor.id }));
    return row;
  },
});

/** Whoever learns and is paid for by somebody else has nothing to pay with it. */
async function isPayer(db: Database, personId: string): Promise<boolean> {
  const learns = await db.$count(students, eq(students.userId, personId));
  return learns === 0 || (await findPayer(db, personId)) === personId;
}

async function paysOtherwise(
  db: Database,
  payerId: string,
  { currency }: VoucherRow,
): Promise<boolean> {
  const held = await db
    .select({ currency: subscriptions.currency })
    .from(subscriptions)
    .where(and(eq(subscriptions.payerId, payerId), ne(subscriptions.state, "ended")));
  return held.length > 0 && held.every((one) => one.currency !== currency);
}
