import pg from "pg";

import { openServer } from "../src/platform/db/open-database.ts";

const MIGRATING_LOCK = 740_217;

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on the server itself, outside the test databases. */
async function onServer<Result>(
  serverUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [MIGRATING_LOCK]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount) return;
    await client.query(`create database ${name}_new`);
    const database = await openServer(urlOf(serverUrl, `${name}_new`));
    await database.close();
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
}

export async function copyTemplate(
  serverUrl: string,
  template: string,
  name: string,
): Promise<void> {
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, (client) =>
    client.query(`drop database if exists ${name} with (force)`),
  );
}
