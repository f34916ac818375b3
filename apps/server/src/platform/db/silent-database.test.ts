import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";

import { copyTemplate, dropDatabase, urlOf } from "../../../test/server-database.ts";
import { killServers, startServerProcess } from "../../../test/server-process.ts";
import { startSilentProxy } from "../../../test/silent-proxy.ts";
import { type Database, databaseFault, isUnavailable } from "./database.ts";
import { openServer } from "./open-database.ts";
import { inTransaction } from "./transaction.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
const databaseName = `riwaq_silent_${process.pid}`;
const IMPATIENT = { connections: 2, connectMs: 500, statementMs: 1000 };
const SECRET = "only for this test, and long enough";

/** Between the embedded database and its process there is no line that could break. */
describe.runIf(serverUrl)("a database server that falls silent", () => {
  const direct = new URL(urlOf(serverUrl ?? "postgres://nowhere", databaseName));
  let proxy: Awaited<ReturnType<typeof startSilentProxy>>;
  let url = "";

  beforeAll(async () => {
    await copyTemplate(serverUrl ?? "", inject("templateName"), databaseName);
    proxy = await startSilentProxy({ host: direct.hostname, port: Number(direct.port || 5432) });
    url = Object.assign(new URL(direct), { host: `127.0.0.1:${proxy.port}` }).href;
  });
  afterEach(() => {
    proxy.speak();
    killServers();
  });
  afterAll(async () => {
    await proxy.close();
    await dropDatabase(serverUrl ?? "", databaseName);
  });

  async function withImpatient(work: (db: Database) => Promise<void>) {
    const database = await openServer(url, IMPATIENT);
    try {
      await work(database.db);
    } finally {
      proxy.speak();
      await database.close();
    }
  }

  const ask = (db: Database) => db.execute(sql`select 1`);
  const faultOf = (work: Promise<unknown>) =>
    work.then(
      () => "none",
      (error: unknown) => (isUnavailable(error) ? "unavailable" : error),
    );

  it("fails what is asked, what waits for a connection too, and is asked again when it is back", async () => {
    await withImpatient(async (db) => {
      await ask(db);
      proxy.fallSilent();
      const faults = await Promise.all(Array.from({ length: 6 }, () => faultOf(ask(db))));
      expect(new Set(faults)).toEqual(new Set(["unavailable"]));
      proxy.speak();
      await expect(ask(db)).resolves.toBeDefined();
    });
  });

  it("ends a transaction that had begun, whose connection nobody gets again", async () => {
    await withImpatient(async (db) => {
      const work = inTransaction(db, async (tx) => {
        await tx.execute(sql`create table half (id int)`);
        proxy.fallSilent();
        await ask(tx);
      });
      expect(await faultOf(work)).toBe("unavailable");
      proxy.speak();
      const answers = await Promise.all([1, 2, 3].map(() => ask(db)));
      expect(answers).toHaveLength(3);
    });
  });

  it("ends by itself a statement that takes too long, and its connection goes on", async () => {
    await withImpatient(async (db) => {
      const error: unknown = await db.execute(sql`select pg_sleep(5)`).catch((fault) => fault);
      expect([databaseFault(error)?.code, isUnavailable(error)]).toEqual(["57014", true]);
      await expect(ask(db)).resolves.toBeDefined();
    });
  });

  it(
    "has everybody told to come back, and answers them when it is back",
    { timeout: 60_000 },
    async () => {
      const { url: origin } = await startServerProcess({
        NODE_ENV: "test",
        DATABASE_URL: url,
        SECRET,
      });
      const visit = () =>
        fetch(`${origin}/api/institute/`, { signal: AbortSignal.timeout(20_000) });
      expect((await visit()).status).toBe(200);
      proxy.fallSilent();
      const answers = await Promise.all(Array.from({ length: 30 }, visit));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(answers[0]?.headers.get("retry-after")).toBe("5");
      expect(Object.keys((await answers[0]?.json()) as object)).toEqual(["detail"]);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      proxy.speak();
      await expect.poll(async () => (await visit()).status, { timeout: 20_000 }).toBe(200);
    },
  );
});
