import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";

import { buildParent } from "../test/factories.ts";
import { startFakeSmtp } from "../test/fake-smtp.ts";
import { processDatabase } from "../test/process-database.ts";
import { startServerProcess } from "../test/server-process.ts";
import { dispatchMessages } from "./modules/notifications/outbox/dispatch-messages.ts";
import { outboxMessages } from "./modules/notifications/tables/outbox-messages.ts";
import type { Database } from "./platform/db/database.ts";
import { openDatabase } from "./platform/db/open-database.ts";

const MAILS = 300;
const KILLED_AFTER = 100;
const AT_ONCE = 5;
const place = processDatabase("killed_outbox");
const smtp = await startFakeSmtp();

afterAll(() => smtp.close());

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(place, "test");
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function writeReminders(db: Database): Promise<void> {
  const { id: userId, email: to } = await buildParent(db);
  const sendAfter = new Date();
  await db.insert(outboxMessages).values(
    Array.from({ length: MAILS }, (_, index) => ({
      userId,
      to,
      key: `reminder-hour:${index}`,
      template: "reminder-hour",
      language: "fr" as const,
      params: { name: "Claire", link: "http://riwaq.test/sessions", time: "18:00" },
      sendAfter,
      createdAt: sendAfter,
    })),
  );
}

/** Until nothing more comes for longer than the outbox rests between two looks. */
async function calm(): Promise<void> {
  let before = -1;
  let looks = 0;
  await expect
    .poll(
      () => {
        looks = smtp.received.length === before ? looks + 1 : 0;
        before = smtp.received.length;
        return looks;
      },
      { interval: 500, timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(7);
}

const received = () =>
  smtp.received.map((mail) => /^Message-ID: <([\w-]+)@riwaq>/im.exec(mail)?.[1] ?? "none");

it(
  "killed in the middle of sending, the server sends nobody the same mail twice and all others once",
  { timeout: 600_000 },
  async () => {
    await withDatabase(writeReminders);
    const env = {
      NODE_ENV: "test",
      DATA_DIR: place.dataDir,
      SECRET: "only for this test, and long enough",
      SMTP_URL: smtp.url,
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    };
    const got = (count: number) =>
      expect
        .poll(() => smtp.received.length, { interval: 2, timeout: 200_000 })
        .toBeGreaterThanOrEqual(count);

    const first = await startServerProcess(env);
    await got(KILLED_AFTER);
    await first.exit("SIGKILL");
    const atKill = smtp.received.length;
    expect(atKill).toBeLessThan(MAILS - AT_ONCE);

    const second = await startServerProcess(env);
    // What was in hand at the kill may have arrived or not; all else arrives.
    await got(MAILS - AT_ONCE);
    await calm();
    expect(await second.exit("SIGTERM")).toBe(0);

    const ids = received();
    expect(new Set(ids).size).toBe(ids.length);
    await withDatabase(async (db) => {
      const states = async (state: "sent" | "sending" | "unclear" | "waiting") =>
        db.$count(outboxMessages, eq(outboxMessages.state, state));
      const inHand = await states("sending");
      expect(inHand).toBeLessThanOrEqual(AT_ONCE);
      expect([await states("sent"), await states("waiting")]).toEqual([MAILS - inHand, 0]);
      // Two minutes later they are called unclear, and are not sent again.
      const clock = { now: () => new Date(Date.now() + 180_000) };
      const log = { info() {}, warn() {}, error() {} };
      const never = { send: async () => ({ outcome: "failed", failure: "sent again" }) as const };
      await dispatchMessages({ db, clock, log, senders: { email: never } });
      expect([await states("sending"), await states("unclear")]).toEqual([0, inHand]);
    });
  },
);
