import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";

type Reference = { child: string; parent: string };

/** Every table, those that others refer to first: the order in which rows can be written. */
export async function tablesInOrder(db: Database): Promise<string[]> {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const references = await rowsOf<Reference>(
    db,
    sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const ordered: string[] = [];
  const waiting = new Set(names.map((row) => row.name));
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (name) =>
        !references.some(
          ({ child, parent }) => child === name && parent !== name && waiting.has(parent),
        ),
    );
    if (ready.length === 0) {
      throw new Error(`tables refer to each other in a circle: ${[...waiting].join(", ")}`);
    }
    for (const name of ready) waiting.delete(name);
    ordered.push(...ready);
  }
  return ordered;
}

/** Both drivers answer `execute` with `rows`; the shared type leaves that open. */
export async function rowsOf<Row>(
  db: Database,
  query: Parameters<Database["execute"]>[0],
): Promise<Row[]> {
  const answer = (await db.execute(query)) as { rows: Row[] };
  return answer.rows;
}
