import type { AuditQuery } from "@riwaq/contracts/views/audit";
import { AUDIT_KINDS } from "@riwaq/contracts/views/audit-kinds";
import { spanOfDays } from "@riwaq/domain/time/spans";
import { type SQL, and, asc, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";

import type { Database } from "../../platform/db/database.ts";
import { events } from "../../platform/db/tables/events.ts";

export type EventRow = typeof events.$inferSelect;

type Asked = { query: AuditQuery; timeZone: string; limit: number };

/**
 * Events are numbered in the order in which they are written, and two transactions at once may commit in the other
 * order, on clocks that differ: within so many numbers around a moment all of its events are found.
 */
const SKEW = 5000;
const OF_PERSON = ["user", "teacher", "student"];

/** What was asked for, the latest first: read along an index whichever filter is set, however many there are. */
export async function findEvents(db: Database, asked: Asked): Promise<EventRow[]> {
  const { query, limit } = asked;
  const fits = await conditionsOf(db, asked);
  const kinds = query.kind ? [query.kind] : query.area && AUDIT_KINDS[query.area];
  const latest = desc(events.sequence);
  if (!kinds || query.who || query.whom) {
    const ofKind = kinds && inArray(events.kind, [...kinds]);
    return db.select().from(events).where(and(fits, ofKind)).orderBy(latest).limit(limit);
  }
  // Of each kind its own latest: one that is rare is not looked for among all others. Each is named in a query of its
  // own, or the database takes all kinds for equally frequent and goes through the events one by one.
  const latestOf = (kind: string) =>
    sql`(${db
      .select({ sequence: events.sequence })
      .from(events)
      .where(and(fits, eq(events.kind, kind)))
      .orderBy(latest)
      .limit(limit)})`;
  const found = sql.join(kinds.map(latestOf), sql` union all `);
  return db
    .select()
    .from(events)
    .where(sql`${events.sequence} in (select found.sequence from (${found}) found)`)
    .orderBy(latest)
    .limit(limit);
}

async function conditionsOf(
  db: Database,
  { query, timeZone }: Pick<Asked, "query" | "timeZone">,
): Promise<SQL | undefined> {
  const { who, whom, before, from, to } = query;
  return and(
    who ? eq(events.actorId, who) : undefined,
    whom
      ? or(
          ...OF_PERSON.map((type) => and(eq(events.subjectType, type), eq(events.subjectId, whom))),
        )
      : undefined,
    before ? lt(events.sequence, before) : undefined,
    from ? await since(db, new Date(spanOfDays(from, 1, timeZone).fromMs)) : undefined,
    to ? await until(db, new Date(spanOfDays(to, 1, timeZone).untilMs)) : undefined,
  );
}

/** By number as well, along which the list is read. */
async function since(db: Database, at: Date): Promise<SQL | undefined> {
  const first = await firstFrom(db, at);
  return and(gte(events.createdAt, at), first ? gte(events.sequence, first - SKEW) : undefined);
}

async function until(db: Database, at: Date): Promise<SQL | undefined> {
  const first = await firstFrom(db, at);
  return and(lt(events.createdAt, at), first ? lt(events.sequence, first + SKEW) : undefined);
}

async function firstFrom(db: Database, at: Date) {
  const [row] = await db
    .select({ sequence: events.sequence })
    .from(events)
    .where(gte(events.createdAt, at))
    .orderBy(asc(events.createdAt))
    .limit(1);
  return row?.sequence;
}
