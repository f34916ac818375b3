import { openAsBlob } from "node:fs";

import { inject } from "vitest";

import { type OpenDatabase, embeddedDatabase, openServer } from "../src/db/open-database.ts";
import { emptyDatabase, rememberRows } from "./empty-database.ts";
import { copyTemplate, dropDatabase, urlOf } from "./server-database.ts";

/** A migrated database without data: embedded in memory, or on the server where TEST_DATABASE_URL names one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return openEmbedded();
  const name = `riwaq_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await copyTemplate(serverUrl, inject("templateName"), name);
  const database = await openServer(urlOf(serverUrl, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropDatabase(serverUrl, name);
    },
  };
}

/** Those that a file of tests has closed, emptied for the next one of this worker: opening one takes half a second. */
const idle: OpenDatabase[] = [];

async function openEmbedded(): Promise<OpenDatabase> {
  const reused = idle.pop();
  if (reused) return reused;
  const opened = await embeddedDatabase(undefined, await openAsBlob(inject("snapshotFile")));
  const remembered = await rememberRows(opened.db);
  const lent: OpenDatabase = {
    ...opened,
    close: async () => {
      if (await emptyDatabase(opened.db, remembered)) idle.push(lent);
      else await opened.close();
    },
  };
  return lent;
}
