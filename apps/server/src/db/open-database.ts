import { existsSync, openAsBlob } from "node:fs";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";

import type { Config } from "../config.ts";
import { SNAPSHOT_FILE } from "../paths.ts";
import type { Database } from "./database.ts";
import { lockDataDir } from "./embedded-lock.ts";
import { migrateEmbedded, migrateServer } from "./migrate.ts";

export type OpenDatabase = {
  kind: "embedded" | "server";
  db: Database;
  /** What the job queue runs its statements on. */
  jobs: { embedded: PGlite } | { connectionString: string };
  close(): Promise<void>;
};

export type EmbeddedDatabase = OpenDatabase & {
  jobs: { embedded: PGlite };
  dump(compression: "gzip"): Promise<Blob>;
};

/** Opens and migrates: the embedded database below DATA_DIR, or the server at DATABASE_URL. */
export async function openDatabase(
  config: Pick<Config, "dataDir" | "databaseUrl">,
  purpose: string,
): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openServer(config.databaseUrl)
    : openEmbedded(config.dataDir, purpose);
}

async function openEmbedded(dataDir: string, purpose: string): Promise<OpenDatabase> {
  const lock = lockDataDir(dataDir, purpose);
  const folder = join(dataDir, "postgres");
  const isNew = !existsSync(folder);
  const snapshot = isNew && existsSync(SNAPSHOT_FILE) ? await openAsBlob(SNAPSHOT_FILE) : undefined;
  const opened = await embeddedDatabase(folder, snapshot);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      lock.release();
    },
  };
}

/** Without a folder it lives in memory. A snapshot fills a new one. */
export async function embeddedDatabase(
  folder?: string,
  snapshot?: Blob,
): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { btree_gist, citext, pg_trgm },
  });
  const db = drizzlePglite(client);
  await migrateEmbedded(db);
  return {
    kind: "embedded",
    db,
    jobs: { embedded: client },
    close: () => client.close(),
    dump: (compression) => client.dumpDataDir(compression),
  };
}

export async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // A pool whose every client is taken must answer with an error, not hang.
    connectionTimeoutMillis: 5000,
    application_name: "riwaq",
  });
  // An idle client whose server went away must not take the process with it; the next query reports the fault.
  pool.on("error", () => {});
  const db = drizzlePg(pool);
  await migrateServer(pool);
  return {
    kind: "server",
    db,
    jobs: { connectionString },
    close: () => pool.end(),
  };
}
