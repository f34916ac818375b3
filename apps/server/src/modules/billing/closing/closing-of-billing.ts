import type { Currency } from "@riwaq/domain/billing/units";
import { and, asc, eq, gt, inArray, ne, or } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/emit.ts";
import type { Closing, Ending } from "../../../platform/persons.ts";
import { lockCredit } from "../charges/pay-charge.ts";
import { findCredit } from "../charges/queries.ts";
import { dropLocked } from "../orders/drop-order.ts";
import { dropMethod } from "../payments/keep-method.ts";
import { giveBack } from "../refunds/give-back.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { ledgerAccounts } from "../tables/ledger-accounts.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { letVouchersGo } from "../vouchers/let-vouchers-go.ts";

/**
 * Nobody's account closes while lessons are still paid for: whoever leaves is shown what comes back, which only the payer
 * can ask for. An order that was never paid is given up, and what lies with the institute goes back.
 */
export const closingOfBilling: Closing = {
  findFault: async (db, { id }) => {
    const [held] = await findRunning(db, [id]);
    if (!held) return null;
    return held.payerId === id ? "closing_subscribed" : "closing_learner_subscribed";
  },

  show: async (db, { ids }) => {
    await refuseRunning(db, ids);
    return { credits_returned: await findCredits(db, ids) };
  },

  end: async (ctx, tx, ending) => {
    await refuseRunning(tx, ending.ids);
    await dropOrders(ctx, tx, ending);
    await returnCredits(ctx, tx, ending);
    await letVouchersGo(tx, ending.ids);
    for (const id of ending.ids) await dropMethod(tx, id, ending.now);
    return {};
  },
};

const isOfThese = (ids: readonly string[]) =>
  or(inArray(subscriptions.payerId, [...ids]), inArray(subscriptions.studentId, [...ids]));

/** Subscriptions of these people, as payers or as learners, that are paid for and not over. */
const findRunning = (db: Database, ids: readonly string[]) =>
  db
    .select({ payerId: subscriptions.payerId })
    .from(subscriptions)
    .where(
      and(isOfThese(ids), ne(subscriptions.state, "ended"), ne(subscriptions.state, "ordered")),
    )
    .orderBy(asc(subscriptions.orderedAt));

/** A child whose account would close with this one may have a payer elsewhere. */
async function refuseRunning(db: Database, ids: readonly string[]): Promise<void> {
  const running = await findRunning(db, ids);
  if (running.length > 0) throw refusal("forbidden", "closing_learner_subscribed");
}

async function dropOrders(ctx: Emitting, tx: Transaction, { ids, now }: Ending): Promise<void> {
  const ordered = await tx
    .select({ id: subscriptions.id, payerId: subscriptions.payerId })
    .from(subscriptions)
    .where(and(isOfThese(ids), eq(subscriptions.state, "ordered")))
    .orderBy(asc(subscriptions.id))
    .for("update");
  for (const one of ordered) await dropLocked(ctx, tx, one, now);
}

async function returnCredits(ctx: Emitting, tx: Transaction, ending: Ending): Promise<void> {
  const { ids, person, now } = ending;
  const { approvalLimit } = await findBillingValues(tx);
  for (const { payerId, currency } of await findAccounts(tx, ids)) {
    await lockCredit(tx, payerId, currency);
    const amount = await findCredit(tx, payerId, currency);
    const asked = {
      key: `closing:${payerId}:${currency}:${now.getTime()}`,
      payerId,
      subscriptionId: null,
      currency,
      amount,
      reason: "closing" as const,
      askedById: person.id,
      needsApproval: amount > approvalLimit,
    };
    await giveBack(ctx, tx, asked, now);
  }
}

/** Where credit of these people lies. */
async function findAccounts(db: Database, ids: readonly string[]) {
  const { kind, unit, subject, balance } = ledgerAccounts;
  const rows = await db
    .select({ payerId: subject, currency: unit, amount: balance })
    .from(ledgerAccounts)
    .where(and(eq(kind, "credit"), inArray(subject, [...ids]), gt(balance, 0)))
    .orderBy(asc(subject), asc(unit));
  return rows.map((row) => ({
    ...row,
    currency: row.currency as Currency,
    amount: row.amount ?? 0,
  }));
}

const findCredits = async (db: Database, ids: readonly string[]) =>
  (await findAccounts(db, ids)).map(({ currency, amount }) => ({ currency, amount }));
