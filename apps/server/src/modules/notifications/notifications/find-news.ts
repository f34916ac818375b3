import { and, asc, count, gt, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { signIns } from "../../identity/tables/sign-ins.ts";
import type { Wordings } from "../mail/own-words.ts";
import { notificationCounters } from "../tables/notification-counters.ts";
import { notifications } from "../tables/notifications.ts";
import { findWordings, wordingsOf } from "../texts/find-wordings.ts";
import { NOTIFICATION, type NotificationRow } from "./queries.ts";

/** More are read in a second round. */
export const ROWS_AT_ONCE = 5000;

/** Whom a stream is for, and the last number that it has had; undefined: it begins with what comes now. */
export type Watched = { userId: string; after: number | undefined };

export type News = {
  /** Of each person the last number given out, and how many are unread. */
  people: Map<string, { lastSeq: number; unread: number }>;
  /** By person and number. */
  rows: Array<NotificationRow & { userId: string }>;
  wordings: Wordings;
};

const NO_WORDINGS = wordingsOf([]);

/**
 * What is new to these people, in four queries however many they are. The numbers come before the rows: what is
 * committed in between is news of the next round.
 */
export async function findNews(db: Database, watched: readonly Watched[]): Promise<News> {
  const ids = watched.map(({ userId }) => userId);
  const lastSeqs = await findLastSeqs(db, ids);
  const unread = await countUnread(db, ids);
  const people = new Map(
    ids.map((id) => [id, { lastSeq: lastSeqs.get(id) ?? 0, unread: unread.get(id) ?? 0 }]),
  );
  const behind = watched.flatMap(({ userId, after }) => {
    const lastSeq = lastSeqs.get(userId) ?? 0;
    return after === undefined || after >= lastSeq ? [] : [{ userId, after }];
  });
  if (behind.length === 0) return { people, rows: [], wordings: NO_WORDINGS };
  return { people, rows: await findRows(db, behind), wordings: await findWordings(db) };
}

async function findLastSeqs(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: notificationCounters.userId, lastSeq: notificationCounters.lastSeq })
    .from(notificationCounters)
    .where(sql`${notificationCounters.userId} = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ userId, lastSeq }) => [userId, lastSeq]));
}

async function countUnread(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: notifications.userId, unread: count() })
    .from(notifications)
    .where(
      and(
        isNull(notifications.readAt),
        sql`${notifications.userId} = any(${sql.param(ids)}::uuid[])`,
      ),
    )
    .groupBy(notifications.userId);
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

function findRows(db: Database, behind: Array<{ userId: string; after: number }>) {
  const ids = sql.param(behind.map(({ userId }) => userId));
  const afters = sql.param(behind.map(({ after }) => after));
  return db
    .select({ userId: notifications.userId, ...NOTIFICATION })
    .from(sql`unnest(${ids}::uuid[], ${afters}::int[]) as watched (user_id, after)`)
    .innerJoin(
      notifications,
      and(
        sql`${notifications.userId} = watched.user_id`,
        gt(notifications.seq, sql`watched.after`),
      ),
    )
    .orderBy(asc(notifications.userId), asc(notifications.seq))
    .limit(ROWS_AT_ONCE);
}

/** Those of the tokens that are still good for something. */
export async function findAlive(
  db: Database,
  tokens: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .select({ token: signIns.token })
    .from(signIns)
    .where(
      and(
        sql`${signIns.token} = any(${sql.param([...tokens])}::text[])`,
        gt(signIns.expiresAt, now),
      ),
    );
  return new Set(rows.map(({ token }) => token));
}
