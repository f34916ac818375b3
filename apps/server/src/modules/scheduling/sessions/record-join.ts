import { and, eq, gt } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { sessionJoins } from "../tables/session-joins.ts";
import { sessions } from "../tables/sessions.ts";

export type Join = Pick<
  typeof sessionJoins.$inferInsert,
  "sessionId" | "userId" | "side" | "source"
> & { now: Date };

/** Who comes back by the same link within a minute is not noted again. */
const SAME_JOIN_MS = 60_000;

/** Notes who opened a lesson when; the first one makes it Joined. Whether the door is open is the caller's question. */
export async function recordJoin(tx: Transaction, { now, ...join }: Join): Promise<void> {
  await tx
    .update(sessions)
    .set({ status: "Joined", updatedAt: now })
    .where(and(eq(sessions.id, join.sessionId), eq(sessions.status, "Scheduled")));
  const [recent] = await tx
    .select({ id: sessionJoins.id })
    .from(sessionJoins)
    .where(
      and(
        eq(sessionJoins.sessionId, join.sessionId),
        eq(sessionJoins.userId, join.userId),
        eq(sessionJoins.source, join.source),
        gt(sessionJoins.joinedAt, new Date(now.getTime() - SAME_JOIN_MS)),
      ),
    )
    .limit(1);
  if (!recent) await tx.insert(sessionJoins).values({ ...join, joinedAt: now });
}
