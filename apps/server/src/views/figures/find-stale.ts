import { sql } from "drizzle-orm";

import type { Database } from "../../platform/db/database.ts";
import { rowsOf } from "../../platform/db/table-names.ts";

/** Which transactions have ended by now, so that what they wrote is seen. */
export async function findSnapshot(db: Database): Promise<string> {
  const [row] = await rowsOf<{ snapshot: string }>(
    db,
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  if (!row) throw new Error("No snapshot");
  return row.snapshot;
}

type Counted = { fromMs: number; untilMs: number; snapshot: string };

/** Those of them, by their places, in which a lesson was changed by a transaction that its snapshot did not see. */
export async function findStale(db: Database, all: readonly Counted[]): Promise<Set<number>> {
  if (all.length === 0) return new Set();
  const instants = (list: number[]) =>
    sql`${sql.param(list.map((ms) => new Date(ms).toISOString()))}::timestamptz[]`;
  const rows = await rowsOf<{ place: number }>(
    db,
    sql`select counted.place::int from unnest(${instants(all.map(({ fromMs }) => fromMs))},
        ${instants(all.map(({ untilMs }) => untilMs))},
        ${sql.param(all.map(({ snapshot }) => snapshot))}::text[])
        with ordinality as counted (from_at, until_at, snapshot, place)
      where exists (select from lesson_marks mark
        where mark.at >= counted.from_at and mark.at < counted.until_at
          and not pg_visible_in_snapshot(mark.transaction::text::xid8, counted.snapshot::pg_snapshot))`,
  );
  return new Set(rows.map(({ place }) => place - 1));
}
