import type { Topic } from "@riwaq/contracts/notifications/topics";
import { sql } from "drizzle-orm";

import type { Database } from "../db/database.ts";
import type { Transaction } from "../db/transaction.ts";

export const NEWS_CHANNEL = "riwaq_news";

/** A payload holds at most 8,000 bytes. */
const IDS_EACH = 200;

/** Lets every process know, once this transaction is committed, that there is news of these people. */
export async function announceNews(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await announce(tx, userIds, []);
}

/** The same of what their screens may show: topics, never what has become of it. Outside of a transaction it goes at once. */
export async function announceChange(
  tx: Database,
  userIds: readonly string[],
  topics: readonly Topic[],
): Promise<void> {
  await announce(tx, userIds, topics);
}

async function announce(
  tx: Database,
  userIds: readonly string[],
  topics: readonly Topic[],
): Promise<void> {
  const ids = [...new Set(userIds)];
  const payloads = Array.from({ length: Math.ceil(ids.length / IDS_EACH) }, (_, index) =>
    [topics, ids.slice(index * IDS_EACH, (index + 1) * IDS_EACH)].join(";"),
  );
  if (payloads.length === 0) return;
  await tx.execute(
    sql`select pg_notify(${NEWS_CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) payload`,
  );
}
