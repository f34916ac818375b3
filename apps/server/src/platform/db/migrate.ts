import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";

import { MIGRATIONS_DIR } from "../../paths.ts";
import type { Database } from "./database.ts";

const ADVISORY_LOCK = 740_216;
const CONNECT_MS = 5000;

/** Made by a version before the first of our migrations: there is no way from there to here. */
export class DatabaseTooOld extends Error {}

/** The migrations begin with all tables at once; what was made step by step before that cannot take them. */
async function refuseOlder(db: Database): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR });
  const known = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`;
  const { rows } = (await db.execute(known)) as { rows: Array<{ is_there: boolean }> };
  if (!first || !rows[0]?.is_there) return;
  const before = await db.$count(
    sql`drizzle.__drizzle_migrations`,
    sql`created_at < ${first.folderMillis}`,
  );
  if (before === 0) return;
  throw new DatabaseTooOld(
    "This database was made by an earlier version of Riwaq and cannot be carried over. Start with an empty DATA_DIR or an empty database.",
  );
}

export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await refuseOlder(db);
  await migratePglite(db, { migrationsFolder: MIGRATIONS_DIR });
}

/** Several server processes may start at once: one migrates, the others wait for it, however long it takes. */
export async function migrateServer(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: "riwaq migrations",
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // Its query reports the fault.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await refuseOlder(drizzle(client));
    await migratePg(drizzle(client), { migrationsFolder: MIGRATIONS_DIR });
  } finally {
    // The lock goes with its connection.
    await client.end().catch(() => {});
  }
}
