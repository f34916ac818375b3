import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { buildParent } from "../../../../test/factories.ts";
import { signedInHeaders } from "../../../../test/fetch-headers.ts";
import { copyTemplate, dropDatabase, urlOf } from "../../../../test/server-database.ts";
import {
  type ServerProcess,
  killServers,
  startServerProcess,
} from "../../../../test/server-process.ts";
import { type OpenDatabase, openServer } from "../../../platform/db/open-database.ts";
import { guardianships } from "../tables/families.ts";

const SECRET = "only for this test, and long enough";
const AT_ONCE = 28;
const CHILDREN_MAX = 20;
const serverUrl = process.env.TEST_DATABASE_URL;
const databaseName = `riwaq_children_${process.pid}`;

/** The embedded database has one connection, so nothing meets there. */
describe.runIf(serverUrl)("one parent who adds many children at once at several processes", () => {
  let database: OpenDatabase;
  let processes: ServerProcess[] = [];

  beforeAll(async () => {
    await copyTemplate(serverUrl ?? "", inject("templateName"), databaseName);
    const url = urlOf(serverUrl ?? "", databaseName);
    database = await openServer(url);
    const env = { NODE_ENV: "test", DATABASE_URL: url, SECRET };
    processes = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  }, 60_000);
  afterAll(async () => {
    killServers();
    await database.close();
    await dropDatabase(serverUrl ?? "", databaseName);
  });

  async function signInParent() {
    const { id } = await buildParent(database.db);
    const origin = processes[0]?.url ?? "";
    return signedInHeaders({ db: database.db, origin, secret: SECRET }, id);
  }

  async function addChild(headers: Record<string, string>, index: number) {
    const answer = await fetch(`${processes[index % 2]?.url}/api/children/`, {
      method: "POST",
      headers: { ...headers, "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify({ name: `Inès ${index}`, age: 9, gender: "F", consent: true }),
    });
    return answer.status;
  }

  it(
    "has as many as a parent may have, the rest refused, and no transaction in another's way",
    { timeout: 60_000 },
    async () => {
      const headers = await signInParent();
      const asked = Array.from({ length: AT_ONCE }, (_, index) => addChild(headers, index));
      const statuses = await Promise.all(asked);
      expect(statuses.filter((status) => status === 201)).toHaveLength(CHILDREN_MAX);
      expect(statuses.filter((status) => status === 400)).toHaveLength(AT_ONCE - CHILDREN_MAX);
      expect(await database.db.$count(guardianships)).toBe(CHILDREN_MAX);
      // What a connection has counted is there for certain when it has ended.
      await Promise.all(processes.map((one) => one.exit("SIGTERM")));
      const { rows } = (await database.db.execute(
        sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
      )) as unknown as { rows: unknown[] };
      expect(rows).toEqual([{ deadlocks: 0 }]);
    },
  );
});
