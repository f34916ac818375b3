import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";
import { rowsOf, tablesInOrder } from "./table-names.ts";

const BATCH = 500;

export type TableRows = { table: string; rows: unknown[] };
export type Counts = Record<string, number>;

export class DatabaseNotEmpty extends Error {}

/** The number of the last migration: rows only fit a database of the same one. */
export async function schemaVersion(db: Database): Promise<number> {
  const [row] = await rowsOf<{ version: number }>(
    db,
    sql`select max(created_at)::float8 as version from drizzle.__drizzle_migrations`,
  );
  return row?.version ?? 0;
}

/** Every row of every table as JSON, in batches, in an order that can be written back. Call it in one transaction. */
export async function* readRows(tx: Database): AsyncGenerator<TableRows> {
  for (const table of await tablesInOrder(tx)) {
    for (let offset = 0; ; offset += BATCH) {
      const rows = await rowsOf<{ row: unknown }>(
        tx,
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by t.ctid limit ${BATCH} offset ${offset}`,
      );
      if (rows.length > 0) yield { table, rows: rows.map(({ row }) => row) };
      if (rows.length < BATCH) break;
    }
  }
}

/** Writes rows into an empty, migrated database. Call it in one transaction: all or nothing. */
export async function writeRows(tx: Database, batches: AsyncIterable<TableRows>): Promise<Counts> {
  await refuseUnlessEmpty(tx);
  // The one row that a migration writes is replaced by the copied one.
  await tx.execute(sql`delete from institute`);
  const counts: Counts = {};
  for await (const { table, rows } of batches) {
    const name = sql.identifier(table);
    await tx.execute(
      sql`insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
    );
    counts[table] = (counts[table] ?? 0) + rows.length;
  }
  await continueNumbers(tx);
  return counts;
}

/** Copied rows bring their numbers with them: what is written next goes on after the highest. */
async function continueNumbers(tx: Database): Promise<void> {
  const numbered = await rowsOf<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of numbered) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}),
          (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}), false)`,
    );
  }
}

export async function countRows(db: Database): Promise<Counts> {
  const counts: Counts = {};
  for (const table of await tablesInOrder(db)) {
    const [row] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    if (row && row.count > 0) counts[table] = row.count;
  }
  return counts;
}

async function refuseUnlessEmpty(tx: Database): Promise<void> {
  const counts = await countRows(tx);
  const filled = Object.keys(counts).filter((table) => table !== "institute");
  if (filled.length > 0) {
    throw new DatabaseNotEmpty(
      `The target already holds rows (${filled.join(", ")}). Nothing was written.`,
    );
  }
}
