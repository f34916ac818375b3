import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

import { openTestDatabase } from "../../../test/test-database.ts";
import { inTransaction } from "../db/transaction.ts";
import { announceChange, announceNews } from "./announce-news.ts";
import type { Bus, Hearer, Listener } from "./bus.ts";
import { openBus } from "./open-bus.ts";
import { sayOnCommit } from "./words.ts";

const database = await openTestDatabase();
const { db } = database;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const bus = openBus(database, log);
const heard: Array<readonly string[] | undefined> = [];
await new Promise<void>((resolve) => {
  bus.listen((ids) => {
    heard.push(ids);
    resolve();
  });
});
afterAll(async () => {
  await bus.close();
  await database.close();
});
beforeEach(() => void (heard.length = 0));

const people = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

const tellNews = (ids: string[]) => inTransaction(db, (tx) => announceNews(tx, ids));

it("tells of everybody once the transaction is committed, and never before", async () => {
  const ids = people(450);
  await inTransaction(db, async (tx) => {
    await announceNews(tx, [...ids, ...ids]);
    await tx.execute(sql`select 1`);
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard.flatMap((some) => some ?? [])).toEqual(ids);
});

it("says nothing of what was rolled back, nor of nobody", async () => {
  const [gone = "", kept = ""] = people(2);
  const failing = inTransaction(db, async (tx) => {
    await announceNews(tx, [gone]);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await tellNews([]);
  await tellNews([kept]);
  await expect.poll(() => heard).toEqual([[kept]]);
});

it("says with the people which topics have changed for them", async () => {
  const [first = ""] = people(1);
  const other = vi.fn<Listener>();
  const stop = bus.listen(other);
  await inTransaction(db, (tx) => announceChange(tx, [first], ["lessons"]));
  await expect.poll(() => other.mock.calls).toEqual([[[first], ["lessons"]]]);
  stop();
});

it("tells every listener until it stops", async () => {
  const [first = "", second = ""] = people(2);
  const other = vi.fn<Listener>();
  const stop = bus.listen(other);
  await tellNews([first]);
  await expect.poll(() => other.mock.calls).toEqual([[[first], []]]);
  stop();
  await tellNews([second]);
  await expect.poll(() => heard).toEqual([[first], [second]]);
  expect(other).toHaveBeenCalledTimes(1);
});

it.runIf(process.env.TEST_DATABASE_URL)(
  "hears again, and says that it missed something, after the connection was cut",
  async () => {
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'riwaq news' and datname = current_database()`;
    await db.execute(cut);
    await expect.poll(() => heard, { timeout: 5000 }).toEqual([undefined]);
    const [id = ""] = people(1);
    await tellNews([id]);
    await expect.poll(() => heard).toEqual([undefined, [id]]);
  },
);

it("opens nothing before somebody listens", async () => {
  const idle = openBus(
    { jobs: { connectionString: "postgres://nobody@127.0.0.1:1/none" }, db },
    log,
  );
  await idle.close();
  expect(log.warn).not.toHaveBeenCalled();
});

describe("words", () => {
  type Said = Parameters<Hearer>[0];
  const listenTo = (on: Bus) => {
    const words: Said[] = [];
    on.hear((word) => void words.push(word));
    return words;
  };

  it("are heard at once where they are said, and with the commit where they belong to a change", async () => {
    const words = listenTo(bus);
    bus.say("room:1", { page: 3 });
    expect(words).toEqual([{ line: "room:1", word: { page: 3 } }]);
    await inTransaction(db, (tx) => sayOnCommit(tx, "room:1", { page: 4 }));
    await expect.poll(() => words.at(-1)).toEqual({ line: "room:1", word: { page: 4 } });
  });

  it("of any length and in any letters come whole", async () => {
    const words = listenTo(bus);
    const long = { text: "ٱلۡعَظِیمِ | ".repeat(2000) };
    await inTransaction(db, (tx) => sayOnCommit(tx, "room:2", long));
    await expect.poll(() => words.at(-1)).toEqual({ line: "room:2", word: long });
  });

  it("of what was rolled back are never said", async () => {
    const words = listenTo(bus);
    const failing = inTransaction(db, async (tx) => {
      await sayOnCommit(tx, "room:3", "lost");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await inTransaction(db, (tx) => sayOnCommit(tx, "room:3", "kept"));
    await expect.poll(() => words.at(-1)).toEqual({ line: "room:3", word: "kept" });
    expect(words.filter((said) => said?.word === "lost")).toEqual([]);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "reach the other processes once, in the order in which they were said",
    async () => {
      const other = openBus(database, log);
      const words = listenTo(other);
      await expect.poll(() => words).toEqual([undefined]);
      const own = listenTo(bus);
      const count = 300;
      for (let at = 0; at < count; at += 1) bus.say("room:4", at);
      await expect.poll(() => words.length, { timeout: 5000 }).toBe(count + 1);
      expect(words.slice(1).map((said) => said?.word)).toEqual([...Array(count).keys()]);
      expect(own.filter((said) => said?.line === "room:4")).toHaveLength(count);
      await other.close();
    },
  );
});
