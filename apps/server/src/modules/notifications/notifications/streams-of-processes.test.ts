import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";

import { type EventStream, closeStreams, openStream } from "../../../../test/event-stream.ts";
import { buildStudent } from "../../../../test/factories.ts";
import { copyTemplate, dropDatabase, urlOf } from "../../../../test/server-database.ts";
import {
  type ServerProcess,
  killServers,
  startServerProcess,
} from "../../../../test/server-process.ts";
import { announceChange } from "../../../platform/bus/announce-news.ts";
import { systemClock } from "../../../platform/clock.ts";
import { readConfig } from "../../../platform/config.ts";
import { type OpenDatabase, openServer } from "../../../platform/db/open-database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { signSessionToken } from "../../../platform/http/session-token.ts";
import { signIns } from "../../identity/tables/sign-ins.ts";
import { holiday } from "../kinds/holiday.ts";

const SECRET = "only for this test, and long enough";
const PEOPLE = 20;
const DAY_MS = 86_400_000;
const serverUrl = process.env.TEST_DATABASE_URL;
const databaseName = `riwaq_streams_${process.pid}`;
const ctx = { clock: systemClock, config: readConfig({ NODE_ENV: "test" }) };

type Reader = { id: string; cookies: Map<string, string> };

/** Several processes share only a database server: embedded there is one. */
describe.runIf(serverUrl)("streams at several processes", () => {
  let database: OpenDatabase;
  let processes: ServerProcess[] = [];
  let readers: Reader[] = [];
  let told = 0;

  beforeAll(async () => {
    await copyTemplate(serverUrl ?? "", inject("templateName"), databaseName);
    const url = urlOf(serverUrl ?? "", databaseName);
    database = await openServer(url);
    const env = { NODE_ENV: "test", DATABASE_URL: url, SECRET };
    processes = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    readers = await Promise.all(Array.from({ length: PEOPLE }, buildReader));
  });
  afterEach(closeStreams);
  afterAll(async () => {
    killServers();
    await database.close();
    await dropDatabase(serverUrl ?? "", databaseName);
  });

  async function buildReader(): Promise<Reader> {
    const { id } = await buildStudent(database.db);
    const expiresAt = new Date(ctx.clock.now().getTime() + DAY_MS);
    await database.db.insert(signIns).values({ userId: id, token: id, expiresAt });
    const value = encodeURIComponent(signSessionToken(id, SECRET));
    return { id, cookies: new Map([["riwaq.session_token", value]]) };
  }

  async function tellAll() {
    told += 1;
    const notices = readers.map(({ id }) => ({
      userId: id,
      key: `holiday:${told}`,
      words: { count: "1", teacher: "Amal", students: "Inès", at: "2026-12-01T17:00:00.000Z" },
      path: "/sessions",
    }));
    await inTransaction(database.db, (tx) => holiday.tell(ctx, tx, notices));
  }

  const openAt = (server: ServerProcess | undefined, after: (index: number) => number) =>
    Promise.all(
      readers.map((reader, index) =>
        openStream(server?.url ?? "", reader, { after: after(index) }),
      ),
    );
  const allHad = (streams: EventStream[], last: number) =>
    expect
      .poll(() => streams.filter((stream) => stream.seqs().at(-1) === last), { timeout: 10_000 })
      .toHaveLength(PEOPLE);

  it("hear within two seconds what changed by another process, and nothing of others", async () => {
    const [, second] = processes;
    const [one, other] = await openAt(second, () => 0);
    if (!one || !other) throw new Error("no stream");
    const changesOf = ({ events }: EventStream) =>
      events.filter(({ event }) => event === "changed");
    await expect.poll(() => [one.unread(), other.unread()]).toEqual([0, 0]);
    await announceChange(database.db, [readers[0]?.id ?? ""], ["reports", "people"]);
    await expect
      .poll(() => changesOf(one).map(({ data }) => data), { timeout: 2000 })
      .toEqual([{ topics: ["reports", "people"] }]);
    expect(changesOf(other)).toEqual([]);
  });

  it(
    "are told of everything once, also by the one that takes over when the other is killed",
    { timeout: 60_000 },
    async () => {
      const [first, second] = processes;
      const [here, there] = [await openAt(first, () => 0), await openAt(second, () => 0)];
      await tellAll();
      await Promise.all([allHad(here, 1), allHad(there, 1)]);
      await tellAll();
      await first?.exit("SIGKILL");
      await Promise.all(here.map(({ ended }) => ended));
      await tellAll();
      const resumed = await openAt(second, (index) => here[index]?.seqs().at(-1) ?? 0);
      await tellAll();
      await Promise.all([allHad(resumed, 4), allHad(there, 4)]);
      expect(there.every((stream) => stream.seqs().join() === "1,2,3,4")).toBe(true);
      const both = resumed.map((stream, index) => [
        ...(here[index]?.seqs() ?? []),
        ...stream.seqs(),
      ]);
      expect(new Set(both.map((seqs) => seqs.join()))).toEqual(new Set(["1,2,3,4"]));
    },
  );
});
