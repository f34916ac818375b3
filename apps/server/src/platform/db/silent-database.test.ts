import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";

import { closeStreams, openStream } from "../../../test/event-stream.ts";
import { buildParent } from "../../../test/factories.ts";
import { signedInHeaders } from "../../../test/fetch-headers.ts";
import { copyTemplate, dropDatabase, urlOf } from "../../../test/server-database.ts";
import { killServers, startServerProcess } from "../../../test/server-process.ts";
import { startSilentProxy } from "../../../test/silent-proxy.ts";
import { lockRowsOf } from "../../modules/identity/users/lock-rows-of.ts";
import { reportReady } from "../../modules/notifications/kinds/report-ready.ts";
import { systemClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { type Database, databaseFault, isUnavailable } from "./database.ts";
import { openServer } from "./open-database.ts";
import { inTransaction } from "./transaction.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
const databaseName = `riwaq_silent_${process.pid}`;
const IMPATIENT = { connections: 2, connectMs: 500, statementMs: 1000 };
const SECRET = "only for this test, and long enough";
const ANSWERED_WITHIN_MS = 5000;
const ctx = { clock: systemClock, config: readConfig({ NODE_ENV: "test" }) };

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
    closeStreams();
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
      const answers = await Promise.all(Array.from({ length: 30 }, () => timed(visit())));
      expect(new Set(answers.map(({ told }) => told))).toEqual(new Set(["503, 5"]));
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWERED_WITHIN_MS);
      expect(Object.keys((await answers[0]?.answer.json()) as object)).toEqual(["detail"]);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      const ready = await fetch(`${origin}/readyz`);
      expect([ready.status, await ready.json()]).toMatchObject([503, { database: "unreachable" }]);
      proxy.speak();
      await expect.poll(async () => (await visit()).status, { timeout: 20_000 }).toBe(200);
    },
  );

  async function timed(asked: Promise<Response>) {
    const begun = performance.now();
    const answer = await asked;
    const told = `${answer.status}, ${answer.headers.get("retry-after")}`;
    return { answer, told, ms: performance.now() - begun };
  }

  /** A server behind the proxy, and the database itself, for what others do meanwhile. */
  async function withServer(work: (at: { origin: string; db: Database }) => Promise<void>) {
    const env = { NODE_ENV: "test", DATABASE_URL: url, SECRET };
    const { url: origin } = await startServerProcess(env);
    const database = await openServer(direct.href);
    try {
      await work({ origin, db: database.db });
    } finally {
      await database.close();
    }
  }

  it(
    "has those told in time as well who wait for their turn behind one another",
    { timeout: 60_000 },
    async () => {
      await withServer(async ({ origin, db }) => {
        const { id } = await buildParent(db);
        const headers = await signedInHeaders({ db, origin, secret: SECRET }, id);
        const addChild = (_: unknown, index: number) =>
          fetch(`${origin}/api/children/`, {
            method: "POST",
            headers: { ...headers, "idempotency-key": crypto.randomUUID() },
            body: JSON.stringify({ name: `Inès ${index}`, age: 9, gender: "F", consent: true }),
          });
        await inTransaction(db, async (tx) => {
          // Until this ends the first of them waits for the parent's row, and all others for the first.
          await lockRowsOf(tx, [id]);
          const asked = Array.from({ length: 12 }, addChild).map(timed);
          await expect.poll(() => countWaiting(db)).toBe(1);
          proxy.fallSilent();
          const answers = await Promise.all(asked);
          expect(new Set(answers.map(({ told }) => told))).toEqual(new Set(["503, 5"]));
          expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWERED_WITHIN_MS);
        });
      });
    },
  );

  async function countWaiting(db: Database): Promise<number> {
    const { rows } = (await db.execute(
      sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { rows: Array<{ waiting: number }> };
    return rows[0]?.waiting ?? 0;
  }

  it("leaves a stream open, which has all news when it is back", { timeout: 90_000 }, async () => {
    await withServer(async ({ origin, db }) => {
      const { id } = await buildParent(db);
      const { cookie } = await signedInHeaders({ db, origin, secret: SECRET }, id);
      const cookies = new Map(
        cookie.split("; ").map((pair) => pair.split("=") as [string, string]),
      );
      const stream = await openStream(origin, { cookies });
      const tell = (key: string) =>
        inTransaction(db, (tx) =>
          reportReady.tell(ctx, tx, [
            { userId: id, key, words: { student: "", teacher: "", at: "" }, path: "/reports" },
          ]),
        );
      await expect.poll(() => stream.unread()).toBe(0);
      proxy.fallSilent();
      await tell("in the silence");
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);
      proxy.speak();
      await expect.poll(() => stream.seqs(), { timeout: 60_000 }).toEqual([1]);
      await tell("afterwards");
      await expect.poll(() => stream.seqs(), { timeout: 60_000 }).toEqual([1, 2]);
    });
  });
});
