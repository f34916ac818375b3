import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type pg from "pg";

import { MIGRATIONS_DIR } from "../paths.ts";

const ADVISORY_LOCK = 740_216;

export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await migratePglite(db, { migrationsFolder: MIGRATIONS_DIR });
}

/** Several server processes may start at once: one migrates, the others wait for it. */
export async function migrateServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await migratePg(drizzle(client), { migrationsFolder: MIGRATIONS_DIR });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCK]).catch(() => {});
    client.release();
  }
}
