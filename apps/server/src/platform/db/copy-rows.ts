import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";
import { rowsOf, tablesInOrder } from "./table-names.ts";

const BATCH = 500;

/** What a database notes of its own transactions says nothing in another, which writes its own. */
const NEVER_COPIED = new Set(["lesson_marks"]);

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

export async function copiedTables(db: Database): Promise<string[]> {
  return (await tablesInOrder(db)).filter((table) => !NEVER_COPIED.has(table));
}

/** Every row of every table as JSON, in batches, in an order that can be written back. Call it in one transaction. */
export async function* readRows(tx: Database): AsyncGenerator<TableRows> {
  for (const table of await copiedTables(tx)) {
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
  // Balances come with their rows; what keeps them otherwise would count them twice.
  await tx.execute(sql`set local riwaq.is_copy = 'on'`);
  // The one row that a migration writes is replaced by the copied one.
  await tx.execute(sql`delete from institute`);
  const counts: Counts = {};
  const written = await writtenColumns(tx);
  for await (const { table, rows } of batches) {
    const name = sql.identifier(table);
    const columns = sql.join((written.get(table) ?? []).map(sql.identifier), sql`, `);
    await tx.execute(
      sql`insert into ${name} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
    );
    counts[table] = (counts[table] ?? 0) + rows.length;
  }
  await continueNumbers(tx);
  await tx.execute(sql`select verify_copy()`);
  return counts;
}

/** Of each table: without what the database makes of the others itself. */
async function writtenColumns(tx: Database): Promise<Map<string, string[]>> {
  const rows = await rowsOf<{ table: string; columns: string[] }>(
    tx,
    sql`select table_name as table, json_agg(column_name) as columns
        from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
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
  for (const table of await copiedTables(db)) {
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
