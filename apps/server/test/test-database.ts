import { openAsBlob } from "node:fs";

import { inject } from "vitest";

import { type OpenDatabase, embeddedDatabase, openServer } from "../src/db/open-database.ts";
import { copyTemplate, dropDatabase, urlOf } from "./server-database.ts";

/** A fresh, migrated database: embedded in memory, or on the server where TEST_DATABASE_URL names one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return embeddedDatabase(undefined, await openAsBlob(inject("snapshotFile")));
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
