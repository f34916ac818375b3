import { ISSUED, minutesOf, moneyOf } from "@riwaq/domain/billing/accounts";
import { unusedOf } from "@riwaq/domain/billing/give-back";
import { type Entry, merged, moved } from "@riwaq/domain/billing/journal";
import { earnedOf } from "@riwaq/domain/billing/shares";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { postAll } from "../journal/post.ts";
import { lotOf } from "../settlement/settle-lessons.ts";
import { periods } from "../tables/periods.ts";
import type { subscriptions } from "../tables/subscriptions.ts";

type Closing = {
  subscription: typeof subscriptions.$inferSelect;
  /** Whether what was used comes back too: nobody had asked for lessons so early. */
  isWhole: boolean;
};

type PeriodRow = typeof periods.$inferSelect;

/**
 * Gives up what is left of a subscription that is locked: its minutes are no longer there, and the money for them is the
 * payer's credit. Answers how much that is and how much stays with the institute, in hundredths.
 */
export async function closeLots(
  tx: Transaction,
  { subscription, isWhole }: Closing,
  now: Date,
): Promise<{ amount: number; kept: number; minutes: number }> {
  const rows = await tx
    .select()
    .from(periods)
    .where(and(eq(periods.subscriptionId, subscription.id), isNull(periods.closedAt)))
    .orderBy(asc(periods.startsAt), asc(periods.number));
  const { payerId, country } = subscription;
  const closed = rows.map((row) => ({ row, ...closedOf(row, { payerId, country, isWhole }) }));
  const postings = closed.map(({ row, entries }) => ({
    key: `close:${row.id}`,
    kind: "correction" as const,
    subject: row.id,
    entries,
  }));
  await postAll(
    tx,
    postings.filter(({ entries }) => entries.length > 0),
    now,
  );
  const ids = rows.map(({ id }) => id);
  await tx.update(periods).set({ closedAt: now, gaveAll: isWhole }).where(inArray(periods.id, ids));
  const sum = (of: (one: (typeof closed)[number]) => number) =>
    closed.reduce((all, one) => all + of(one), 0);
  const amount = sum((one) => one.amount);
  return {
    amount,
    kept: sum(({ row }) => row.net + row.tax) - amount,
    minutes: sum(({ row }) => row.minutes - row.usedMinutes),
  };
}

type Around = { payerId: string; country: string; isWhole: boolean };

function closedOf(row: PeriodRow, { payerId, country, isWhole }: Around) {
  const { net, tax, currency } = row;
  const lot = { ...lotOf(row, country), tax };
  const unused = unusedOf(lot);
  const earned = earnedOf({ paid: net, used: row.usedMinutes, total: row.minutes });
  const taxBack = isWhole ? tax : unused.tax;
  const credit = moneyOf("credit", currency, payerId);
  const entries: Entry[] = merged([
    ...moved(row.minutes - row.usedMinutes, minutesOf(row.id), ISSUED),
    ...moved(net - earned, moneyOf("deferred", currency, row.id), credit),
    ...moved(isWhole ? earned : 0, moneyOf("earned", currency), credit),
    ...moved(taxBack, moneyOf("vat", currency, country), credit),
  ]);
  return { entries, amount: isWhole ? net + tax : unused.amount };
}
