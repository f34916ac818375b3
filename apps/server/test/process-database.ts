import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, inject } from "vitest";

import { copyTemplate, dropDatabase, urlOf } from "./server-database.ts";
import { killServers } from "./server-process.ts";

/** Where the processes of a file of tests keep their data: a folder, and a database on the server where one is named. */
export function processDatabase(name: string) {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const databaseName = `riwaq_${name}_${process.pid}`;
  const place = { dataDir: "", databaseUrl: undefined as string | undefined };
  beforeAll(async () => {
    place.dataDir = await mkdtemp(join(tmpdir(), `riwaq-${name}-`));
    if (!serverUrl) return;
    await copyTemplate(serverUrl, inject("templateName"), databaseName);
    place.databaseUrl = urlOf(serverUrl, databaseName);
  });
  afterEach(killServers);
  afterAll(async () => {
    if (serverUrl) await dropDatabase(serverUrl, databaseName);
    await rm(place.dataDir, { recursive: true, force: true });
  });
  return place;
}
