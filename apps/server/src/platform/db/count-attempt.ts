import { createHmac } from "node:crypto";

import { eq, sql } from "drizzle-orm";

import type { Database } from "./database.ts";
import { throttles } from "./tables/throttles.ts";

export type AttemptLimit = { max: number; windowMs: number };
type Attempt = { key: string; limit: AttemptLimit; now: Date; secret: string };

/**
 * Counts one more attempt; the instant at which attempts are free again once there were too many. In the database, so
 * that it holds over restarts and several processes. Keys are hashed: the table holds no addresses.
 */
export async function countAttempt(
  db: Database,
  { key, limit, now, secret }: Attempt,
): Promise<Date | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(throttles)
    .values({
      key: hashOf(key, secret),
      count: 1,
      resetsAt: new Date(now.getTime() + limit.windowMs),
    })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${throttles.resetsAt} <= ${at} then 1 else ${throttles.count} + 1 end`,
        resetsAt: sql`case when ${throttles.resetsAt} <= ${at} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning();
  return row && row.count > limit.max ? row.resetsAt : undefined;
}

/** Takes one back that turned out to be none; a window that is over meanwhile stays as it is. */
export async function uncountAttempt(
  db: Database,
  { key, secret }: Pick<Attempt, "key" | "secret">,
): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, hashOf(key, secret)));
}

function hashOf(key: string, secret: string): string {
  return createHmac("sha256", secret).update(key).digest("base64url");
}
