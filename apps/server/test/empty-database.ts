import type { PGlite } from "@electric-sql/pglite";

/** What a migrated database holds before any test. */
export type Remembered = { shape: string; rows: Array<{ table: string; rows: string }> };

export async function rememberRows(client: PGlite): Promise<Remembered> {
  const rows = [];
  for (const table of await tablesOf(client)) {
    const found = await value(client, `select json_agg(t)::text as value from "${table}" t`);
    if (found) rows.push({ table, rows: found });
  }
  return { shape: await shapeOf(client), rows };
}

/** Empties every table but for what stood there at first. False where a test has changed the tables themselves. */
export async function emptyDatabase(client: PGlite, { shape, rows }: Remembered): Promise<boolean> {
  if ((await shapeOf(client)) !== shape) return false;
  const tables = (await tablesOf(client)).map((table) => `"${table}"`);
  // Some tables refuse to be emptied; here it is meant.
  await client.exec(`set session_replication_role = replica;
    truncate ${tables.join(", ")} restart identity cascade;
    reset session_replication_role`);
  for (const { table, rows: first } of rows) {
    await client.query(
      `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`,
      [first],
    );
  }
  return true;
}

async function tablesOf(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

async function shapeOf(client: PGlite): Promise<string> {
  const columns = "attrelid::regclass || '.' || attname";
  const shape = await value(
    client,
    `select md5(string_agg(${columns}, ',' order by attrelid, attnum)) as value
     from pg_attribute where attnum > 0 and not attisdropped and attrelid >= 16384`,
  );
  return shape ?? "";
}

async function value(client: PGlite, statement: string): Promise<string | null> {
  const { rows } = await client.query<{ value: string | null }>(statement);
  return rows[0]?.value ?? null;
}
