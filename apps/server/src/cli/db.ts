import { parseArgs } from "node:util";

import { readConfig } from "../platform/config.ts";
import { moveDatabase, restoreBackup, writeBackup } from "../platform/db/backup.ts";
import type { Counts } from "../platform/db/copy-rows.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { runCli } from "./run-cli.ts";

const USAGE = `Usage:
  npm run db -- backup FILE          write every row of the database to FILE
  npm run db -- restore FILE         fill an empty database from FILE
  npm run db -- move POSTGRES_URL    copy the embedded database into an empty one on a server

The database is the embedded one below DATA_DIR, or the server at DATABASE_URL. Stop the server first.
Uploaded files and DATA_DIR/secret are not part of it: keep them with the backup, and set SECRET on the new server.`;

await runCli(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, target] = positionals;
  if (!target || positionals.length !== 2) return undefined;
  switch (command) {
    case "backup":
      return withDatabase(async (db) => report("Backed up", await writeBackup(db, target)));
    case "restore":
      return withDatabase(async (db) => report("Restored", await restoreBackup(db, target)));
    case "move":
      return move(target);
    default:
      return undefined;
  }
});

async function withDatabase(
  work: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<string>,
): Promise<string> {
  const database = await openDatabase(
    readConfig({ ...process.env, NODE_ENV: "development" }),
    "npm run db",
  );
  try {
    return await work(database.patientDb);
  } finally {
    await database.close();
  }
}

async function move(url: string): Promise<string> {
  const { dataDir } = readConfig({ ...process.env, NODE_ENV: "development", DATABASE_URL: url });
  const from = await openDatabase({ dataDir, databaseUrl: undefined }, "npm run db");
  const to = await openDatabase({ dataDir, databaseUrl: url }, "npm run db");
  try {
    const moved = report("Moved and verified", await moveDatabase(from.patientDb, to.patientDb));
    return `${moved}\nNow start with DATABASE_URL set, and SECRET from ${dataDir}/secret so that nobody is signed out.`;
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}

function report(what: string, counts: Counts): string {
  const lines = Object.entries(counts).map(([table, count]) => `  ${table.padEnd(24)}${count}`);
  return [`${what}:`, ...lines].join("\n");
}
