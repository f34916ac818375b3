import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";

import { MIGRATIONS_DIR } from "../../paths.ts";

const ADVISORY_LOCK = 740_216;
const CONNECT_MS = 5000;

export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
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
    await migratePg(drizzle(client), { migrationsFolder: MIGRATIONS_DIR });
  } finally {
    // The lock goes with its connection.
    await client.end().catch(() => {});
  }
}
