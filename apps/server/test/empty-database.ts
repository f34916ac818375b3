import { sql } from "drizzle-orm";

import type { Database } from "../src/db/database.ts";

/** What a migrated database holds before any test. */
export type Remembered = { shape: string; rows: Array<{ table: string; rows: string }> };

export async function rememberRows(db: Database): Promise<Remembered> {
  const rows = [];
  for (const table of await tablesOf(db)) {
    const [found] = await query<{ rows: string | null }>(
      db,
      sql`select json_agg(t)::text as rows from ${sql.identifier(table)} t`,
    );
    if (found?.rows) rows.push({ table, rows: found.rows });
  }
  return { shape: await shapeOf(db), rows };
}

/** Empties every table but for what stood there at first. False where a test has changed the tables themselves. */
export async function emptyDatabase(db: Database, { shape, rows }: Remembered): Promise<boolean> {
  if ((await shapeOf(db)) !== shape) return false;
  const tables = (await tablesOf(db)).map((table) => sql.identifier(table));
  await db.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`);
  for (const { table, rows: first } of rows) {
    const name = sql.identifier(table);
    await db.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${first}::json)`,
    );
  }
  return true;
}

async function tablesOf(db: Database): Promise<string[]> {
  const rows = await query<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function shapeOf(db: Database): Promise<string> {
  const [found] = await query<{ shape: string }>(
    db,
    sql`select md5(string_agg(attrelid::regclass || '.' || attname, ',' order by attrelid, attnum)) as shape
      from pg_attribute where attnum > 0 and not attisdropped and attrelid >= 16384`,
  );
  return found?.shape ?? "";
}

async function query<Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
