import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, inArray, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { findCoverage, renewalOf } from "../subscriptions/find-coverage.ts";

/** A renewal is charged so many days ahead at most (`renewal.ts`), and a week of charges is shown. */
const AHEAD_MS = 7 * DAY_MS;
const TURN_MS = AHEAD_MS + 3 * DAY_MS;

type At = Parameters<typeof renewalOf>[1];

/**
 * What is charged by itself in the coming week, the next one first: as the rounds would find it now. What was refused
 * already stands in a list of its own.
 */
export async function findRenewals(db: Database, at: At) {
  const nowMs = at.now.getTime();
  const turnMs = nowMs + TURN_MS;
  const near = await findCoverage(
    db,
    sql`held.state = 'active' and (lot.ends_at <= ${new Date(turnMs).toISOString()}
      or lot.minutes < (select coalesce(sum((one ->> 'lengthMin')::int), 0)
        from jsonb_array_elements(coalesce(coming.lessons, '[]')) one
        where (one ->> 'startsAtMs')::float8 <= ${turnMs}))`,
    at.now,
  );
  return near
    .filter(({ isRefused }) => !isRefused)
    .flatMap((held) => {
      const renewal = renewalOf(held, at);
      return renewal && renewal.dueAtMs <= nowMs + AHEAD_MS ? [{ held, renewal }] : [];
    })
    .toSorted((a, b) => a.renewal.dueAtMs - b.renewal.dueAtMs);
}

/** Of those whose accounts are open. */
export async function findNames(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.closedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
