import { openAsBlob } from "node:fs";

import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { inject } from "vitest";

import {
  type OpenDatabase,
  embeddedDatabase,
  openServer,
} from "../src/platform/db/open-database.ts";
import { type Remembered, emptyDatabase, rememberRows } from "./empty-database.ts";
import { copyTemplate, dropDatabase, urlOf } from "./server-database.ts";

/** Files of tests share processors with each other: what takes long is no fault there. */
const BUSY_MACHINE = { connections: 10, connectMs: 10_000, statementMs: 20_000 };

/** A migrated database without data: embedded in memory, or on the server where TEST_DATABASE_URL names one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return openEmbedded();
  const name = `riwaq_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await copyTemplate(serverUrl, inject("templateName"), name);
  const database = await openServer(urlOf(serverUrl, name), BUSY_MACHINE);
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropDatabase(serverUrl, name);
    },
  };
}

type Idle = { client: PGlite; remembered: Remembered };

/** Those that a file of tests has closed, emptied for the next one of this worker: opening one takes half a second. */
const idle: Idle[] = [];

async function openEmbedded(): Promise<OpenDatabase> {
  const { client, remembered } = idle.pop() ?? (await newEmbedded());
  // Its own, since a test may replace what it does.
  const db = drizzle(client);
  return {
    kind: "embedded",
    db,
    patientDb: db,
    jobs: { embedded: client },
    close: async () => {
      if (await emptyDatabase(client, remembered)) idle.push({ client, remembered });
      else await client.close();
    },
  };
}

async function newEmbedded(): Promise<Idle> {
  const { jobs } = await embeddedDatabase(undefined, await openAsBlob(inject("snapshotFile")));
  const client = jobs.embedded;
  return { client, remembered: await rememberRows(client) };
}
