import type { Database } from "./database.ts";

const statements = new WeakMap<Database, Map<string, unknown>>();

/** A named prepared statement, built once per database: for the queries that every request runs. */
export function prepared<Statement>(
  db: Database,
  name: string,
  build: (db: Database, name: string) => Statement,
): Statement {
  let byName = statements.get(db);
  if (!byName) statements.set(db, (byName = new Map()));
  if (!byName.has(name)) byName.set(name, build(db, name));
  return byName.get(name) as Statement;
}
