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
import { voucherUses } from "../tables/voucher-uses.ts";

type Closing = {
  subscription: typeof subscriptions.$inferSelect;
  /** Whether what was used comes back too: nobody had asked for lessons so early. */
  isWhole: boolean;
};

type PeriodRow = typeof periods.$inferSelect;

/**
 * Gives up what is left of a subscription that is locked: its minutes are no longer there, and the money for them is the
 * payer's credit; what vouchers paid goes back to them. Answers how much each is and how much stays with the institute, in
 * hundredths.
 */
export async function closeLots(
  tx: Transaction,
  { subscription, isWhole }: Closing,
  now: Date,
): Promise<{ amount: number; toVoucher: number; kept: number; minutes: number }> {
  const rows = await tx
    .select()
    .from(periods)
    .where(and(eq(periods.subscriptionId, subscription.id), isNull(periods.closedAt)))
    .orderBy(asc(periods.startsAt), asc(periods.number));
  const { payerId, country } = subscription;
  const usesOf = await findUses(
    tx,
    rows.map(({ id }) => id),
  );
  const closed = rows.map((row) => ({
    row,
    ...closedOf(row, { payerId, country, isWhole, uses: usesOf.get(row.id) ?? [] }),
  }));
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
  const [amount, toVoucher] = [sum((one) => one.amount), sum((one) => one.toVoucher)];
  return {
    amount,
    toVoucher,
    kept: sum(({ row }) => row.net + row.tax) - amount - toVoucher,
    minutes: sum(({ row }) => row.minutes - row.usedMinutes),
  };
}

type Use = typeof voucherUses.$inferSelect;

async function findUses(
  tx: Transaction,
  periodIds: readonly string[],
): Promise<Map<string, Use[]>> {
  const rows = await tx
    .select()
    .from(voucherUses)
    .where(inArray(voucherUses.periodId, [...periodIds]))
    .orderBy(asc(voucherUses.voucherId));
  return Map.groupBy(rows, ({ periodId }) => periodId);
}

/** What of each use comes back to its voucher: what is not used of it, together never more than `most`. */
function backToVouchers(row: PeriodRow, uses: readonly Use[], { isWhole, most }: Back) {
  const { usedMinutes: used, minutes: total } = row;
  let left = most;
  return uses.map(({ voucherId, amount: paid }) => {
    const unused = isWhole ? paid : paid - earnedOf({ paid, used, total });
    const amount = Math.min(unused, left);
    left -= amount;
    return { voucherId, amount };
  });
}

type Back = { isWhole: boolean; most: number };
type Around = { payerId: string; country: string; isWhole: boolean; uses: readonly Use[] };

function closedOf(row: PeriodRow, { payerId, country, isWhole, uses }: Around) {
  const { net, tax, currency } = row;
  const lot = { ...lotOf(row, country), tax };
  const unused = unusedOf(lot);
  const earned = earnedOf({ paid: net, used: row.usedMinutes, total: row.minutes });
  const taxBack = isWhole ? tax : unused.tax;
  const credit = moneyOf("credit", currency, payerId);
  const all = isWhole ? net + tax : unused.amount;
  const back = backToVouchers(row, uses, { isWhole, most: all });
  const toVoucher = back.reduce((sum, { amount }) => sum + amount, 0);
  const entries: Entry[] = merged([
    ...moved(row.minutes - row.usedMinutes, minutesOf(row.id), ISSUED),
    ...moved(net - earned, moneyOf("deferred", currency, row.id), credit),
    ...moved(isWhole ? earned : 0, moneyOf("earned", currency), credit),
    ...moved(taxBack, moneyOf("vat", currency, country), credit),
    ...back.flatMap(({ voucherId, amount }) =>
      moved(amount, credit, moneyOf("voucher", currency, voucherId)),
    ),
  ]);
  return { entries, amount: all - toVoucher, toVoucher };
}
