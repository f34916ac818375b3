import { sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Notice } from "../kinds/kind.ts";
import { notificationCounters } from "../tables/notification-counters.ts";
import { notifications } from "../tables/notifications.ts";

/**
 * Into the bells, each numbered after the last of its person, without gaps; answers those that are new. The counters
 * are locked in one order until the transaction ends, so that numbers follow the order of the commits.
 */
export async function writeNotifications(
  tx: Transaction,
  notices: readonly Notice[],
  now: Date,
): Promise<Notice[]> {
  const known = new Set<string>();
  const lastSeqs = await lockCounters(tx, notices);
  for (const { userId, key } of await findKnown(tx, notices)) known.add(`${userId} ${key}`);
  const fresh = notices.filter(({ userId, key }) => {
    const isNew = !known.has(`${userId} ${key}`);
    known.add(`${userId} ${key}`);
    return isNew;
  });
  if (fresh.length === 0) return [];
  const rows = fresh.map(({ userId, kind, key, words, path, isOwn }) => {
    const seq = (lastSeqs.get(userId) ?? 0) + 1;
    lastSeqs.set(userId, seq);
    const readAt = isOwn ? now : null;
    return { userId, event: kind.bell, key, params: words, path, seq, readAt, createdAt: now };
  });
  await tx.insert(notifications).values(rows);
  await keepCounters(tx, new Map(rows.map(({ userId, seq }) => [userId, seq])));
  return fresh;
}

async function lockCounters(tx: Transaction, notices: readonly Notice[]) {
  const userIds = [...new Set(notices.map(({ userId }) => userId))].toSorted();
  const counters = await tx
    .insert(notificationCounters)
    .values(userIds.map((userId) => ({ userId, lastSeq: 0 })))
    .onConflictDoUpdate({
      target: notificationCounters.userId,
      set: { lastSeq: sql`${notificationCounters.lastSeq}` },
    })
    .returning();
  return new Map(counters.map(({ userId, lastSeq }) => [userId, lastSeq]));
}

function findKnown(tx: Transaction, notices: readonly Notice[]) {
  const userIds = sql.param(notices.map(({ userId }) => userId));
  const keys = sql.param(notices.map(({ key }) => key));
  return tx
    .select({ userId: notifications.userId, key: notifications.key })
    .from(notifications)
    .innerJoin(
      sql`unnest(${userIds}::uuid[], ${keys}::text[]) asked (user_id, key)`,
      sql`asked.user_id = ${notifications.userId} and asked.key = ${notifications.key}`,
    );
}

async function keepCounters(tx: Transaction, seqs: ReadonlyMap<string, number>): Promise<void> {
  const ids = sql.param([...seqs.keys()]);
  const last = sql.param([...seqs.values()]);
  await tx.execute(sql`update notification_counters counter set last_seq = given.seq
    from unnest(${ids}::uuid[], ${last}::int[]) given (user_id, seq)
    where counter.user_id = given.user_id`);
}
