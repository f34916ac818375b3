import { ISSUED, minutesOf, moneyOf } from "@riwaq/domain/billing/accounts";
import { merged, moved } from "@riwaq/domain/billing/journal";
import type { PeriodTrigger } from "@riwaq/domain/billing/subscription";
import type { Draw } from "@riwaq/domain/billing/vouchers";
import { desc, eq, and, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { post } from "../journal/post.ts";
import { settleLessons } from "../settlement/settle-lessons.ts";
import { lessonUses } from "../tables/lesson-uses.ts";
import { periods } from "../tables/periods.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { voucherUses } from "../tables/voucher-uses.ts";

export type NewPeriod = {
  subscriptionId: string;
  trigger: PeriodTrigger;
  startsAt: Date;
  endsAt: Date;
  minutes: number;
  /** Hundredths of the subscription's currency: without the tax, and the tax. */
  net: number;
  tax: number;
  /** Whose tax it is; of none, nothing is posted. */
  taxCountry: string;
  /** What vouchers of the payer pay of it, for which charge. */
  draws?: readonly Draw[];
  chargeId?: string;
};

/**
 * Begins the next period of a subscription with what the payer has paid for it: the payer's credit becomes what is
 * deferred, and the minutes are there to be used. Lessons that were taught unpaid take theirs at once. The database
 * refuses a period that the credit does not cover.
 */
export async function openPeriod(tx: Transaction, asked: NewPeriod, now: Date) {
  const { subscriptionId, taxCountry, draws = [], chargeId, ...period } = asked;
  const [subscription] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId))
    .for("update");
  if (!subscription) throw new Error(`No subscription ${subscriptionId}`);
  const { currency, payerId } = subscription;
  const [last] = await tx
    .select({ number: periods.number })
    .from(periods)
    .where(eq(periods.subscriptionId, subscriptionId))
    .orderBy(desc(periods.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  const [row] = await tx
    .insert(periods)
    .values({ ...period, subscriptionId, number, currency, createdAt: now })
    .returning();
  if (!row) throw new Error("The period was not written");
  const credit = moneyOf("credit", currency, payerId);
  const entries = merged([
    ...moved(row.minutes, ISSUED, minutesOf(row.id)),
    ...draws.flatMap(({ voucherId, amount }) =>
      moved(amount, moneyOf("voucher", currency, voucherId), credit),
    ),
    ...moved(row.net, credit, moneyOf("deferred", currency, row.id)),
    ...moved(row.tax, credit, moneyOf("vat", currency, taxCountry)),
  ]);
  const key = `period:${subscriptionId}:${number}`;
  await post(tx, { key, kind: "period", subject: row.id, entries }, now);
  if (chargeId && draws.length > 0) {
    const uses = draws.map((draw) => ({ ...draw, chargeId, periodId: row.id }));
    await tx.insert(voucherUses).values(uses);
  }
  await settleLessons(tx, await findUnpaid(tx, subscriptionId), now);
  return row;
}

/** Lessons that were taught before they were paid for. */
async function findUnpaid(tx: Transaction, subscriptionId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: lessonUses.sessionId })
    .from(lessonUses)
    .where(and(eq(lessonUses.subscriptionId, subscriptionId), isNull(lessonUses.periodId)));
  return rows.map(({ id }) => id);
}
