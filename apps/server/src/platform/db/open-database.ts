import { existsSync, openAsBlob } from "node:fs";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";

import { SNAPSHOT_FILE } from "../../paths.ts";
import type { Config } from "../config.ts";
import type { Database } from "./database.ts";
import { lockDataDir } from "./embedded-lock.ts";
import { migrateEmbedded, migrateServer } from "./migrate.ts";
import { FOR_LONG_WORK, FOR_REQUESTS, openPool } from "./server-pool.ts";

/** The longest that Node's timers hold: one that is asked for more runs at once. */
const LONGEST_MS = 2 ** 31 - 1;

let areHeld = false;

export type OpenDatabase = {
  kind: "embedded" | "server";
  /** For requests: what the server does not answer in time is given up. */
  db: Database;
  /** For work that may take its time; on a server with connections of its own. */
  patientDb: Database;
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
  holdLongTimers();
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
    patientDb: db,
    jobs: { embedded: client },
    close: () => client.close(),
    dump: (compression) => client.dumpDataDir(compression),
  };
}

/** `forRequests` is another one in tests alone, whose machines are busier than any server. */
export async function openServer(
  connectionString: string,
  forRequests = FOR_REQUESTS,
): Promise<OpenDatabase> {
  await migrateServer(connectionString);
  const pool = openPool(connectionString, forRequests);
  const patientPool = openPool(connectionString, FOR_LONG_WORK);
  return {
    kind: "server",
    db: drizzlePg(pool),
    patientDb: drizzlePg(patientPool),
    jobs: { connectionString },
    close: async () => {
      await Promise.all([pool.end(), patientPool.end()]);
    },
  };
}

/**
 * The embedded PostgreSQL sets its alarms by the wall clock. Where that is set back by years, an alarm that comes
 * finds itself years too early and is set again, a thousand times a second. What is longer than a timer holds is
 * therefore cut, for the whole process: the database reaches for the global one, and has no other handle.
 */
function holdLongTimers(): void {
  if (areHeld) return;
  areHeld = true;
  const real = globalThis.setTimeout;
  const held = (run: () => void, ms?: number, ...given: []) =>
    real(run, ms === undefined ? ms : Math.min(ms, LONGEST_MS), ...given);
  globalThis.setTimeout = Object.assign(held, real);
}
