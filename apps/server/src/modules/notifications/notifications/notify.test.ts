import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildParent, buildStudent, buildTeacher } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { KINDS } from "../catalogue.ts";
import type { Notice } from "../kinds/kind.ts";
import { notificationChoices } from "../tables/notification-choices.ts";
import { notificationCounters } from "../tables/notification-counters.ts";
import { notifications } from "../tables/notifications.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { pushSubscriptions } from "../tables/push-subscriptions.ts";
import { notify } from "./notify.ts";

const texting = {
  apiUrl: "http://127.0.0.1:1",
  account: "AC1",
  token: "secret",
  smsFrom: "+33100000000",
  whatsappFrom: undefined,
};
const test = await startTestApp({ vapid: { publicKey: "p", privateKey: "s" }, texting });
const { db, clock } = test;
const AT = "2026-11-24T17:00:00.000Z";

beforeEach(async () => {
  clock.set(TEST_NOW);
  await db.delete(outboxMessages);
});

const kindOf = (name: string) => KINDS.find((kind) => kind.name === name)!;

function notice(to: { id: string }, change: Partial<Notice> = {}): Notice {
  return {
    userId: to.id,
    kind: kindOf("report-ready"),
    key: "report-ready:1",
    words: { student: "Inès", teacher: "Amal", at: AT },
    path: "/reports/1",
    ...change,
  };
}

const tell = (...notices: Notice[]) =>
  inTransaction(db, (tx) => notify(test.services, tx, notices));

async function bellOf({ id }: { id: string }) {
  const rows = await db
    .select({ seq: notifications.seq, key: notifications.key })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(asc(notifications.seq));
  return rows.map(({ seq, key }) => `${seq} ${key}`);
}

async function messagesTo({ id }: { id: string }) {
  return db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.userId, id))
    .orderBy(asc(outboxMessages.channel));
}

const channelsTo = async (person: { id: string }) =>
  (await messagesTo(person)).map(({ channel }) => channel);

function agreeToPush({ id: userId }: { id: string }) {
  const endpoint = `https://push.example.test/${crypto.randomUUID()}`;
  return db.insert(pushSubscriptions).values({ userId, endpoint, p256dh: "key", auth: "auth" });
}

function choose({ id: userId }: { id: string }, channel: "email" | "sms", isOn: boolean) {
  return db.insert(notificationChoices).values({ userId, event: "reports", channel, isOn });
}

describe("the bell", () => {
  it("counts what is new without gaps, and holds nothing twice", async () => {
    const one = await buildParent(db);
    const other = await buildParent(db);
    await tell(notice(one), notice(other), notice(one, { key: "b" }), notice(one, { key: "b" }));
    await tell(notice(one), notice(other, { key: "b" }));
    await tell(notice(one, { key: "c" }));
    expect(await bellOf(one)).toEqual(["1 report-ready:1", "2 b", "3 c"]);
    expect(await bellOf(other)).toEqual(["1 report-ready:1", "2 b"]);
    expect(await messagesTo(one)).toHaveLength(3);
    const [counter] = await db
      .select()
      .from(notificationCounters)
      .where(eq(notificationCounters.userId, one.id));
    expect(counter?.lastSeq).toBe(3);
  });

  it("numbers what two transactions tell at once in the order of their commits", async () => {
    const reader = await buildParent(db);
    const keys = Array.from({ length: 12 }, (_, index) => `${index % 8}`);
    await Promise.all(keys.map((key) => tell(notice(reader, { key }))));
    expect((await bellOf(reader)).map((row) => row.split(" ")[0])).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
    ]);
  });

  it("tells nobody whose account is closed or gone", async () => {
    const closed = await buildParent(db);
    await db.update(users).set({ closedAt: TEST_NOW }).where(eq(users.id, closed.id));
    await tell(notice(closed), notice({ id: crypto.randomUUID() }));
    expect(await bellOf(closed)).toEqual([]);
    expect(await db.$count(outboxMessages)).toBe(0);
  });

  it("takes a thousand in few statements", async () => {
    const reader = await buildParent(db);
    const many = Array.from({ length: 1000 }, (_, index) => notice(reader, { key: `${index}` }));
    await tell(...many);
    expect(await bellOf(reader)).toHaveLength(1000);
    expect(await messagesTo(reader)).toHaveLength(1000);
  });
});

describe("the channels", () => {
  it("bring it by mail in the reader's language and zone, with the way to the thing", async () => {
    const reader = await buildParent(db, [], { language: "fr", name: "Claire" });
    await tell(notice(reader));
    const [mail, ...rest] = await messagesTo(reader);
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({
      channel: "email",
      to: reader.email,
      template: "report-ready",
      language: "fr",
      key: "report-ready:1",
      state: "waiting",
      sendAfter: TEST_NOW,
      params: {
        name: "Claire",
        student: "\u2068Inès\u2069",
        date: "mardi 24 novembre 2026",
        time: "18:00",
        link: "http://riwaq.test/reports/1",
        group: "reports",
      },
    });
  });

  it("are those that the reader agreed to", async () => {
    const reader = await buildParent(db, [], { phoneNumber: "+33611111111", notifyBySms: true });
    await agreeToPush(reader);
    await tell(notice(reader));
    expect(await channelsTo(reader)).toEqual(["email", "push"]);
    await choose(reader, "email", false);
    await choose(reader, "sms", true);
    await tell(notice(reader, { key: "2" }));
    expect((await channelsTo(reader)).toSorted()).toEqual(["email", "push", "push", "sms"]);
    const sms = (await messagesTo(reader)).find(({ channel }) => channel === "sms");
    expect(sms).toMatchObject({ to: "+33611111111", params: { path: "/reports/1" } });
  });

  it("are none for a child without an address, but for the bell", async () => {
    const child = await buildStudent(db, { email: null });
    await tell(notice(child));
    expect(await bellOf(child)).toHaveLength(1);
    expect(await messagesTo(child)).toEqual([]);
  });

  it("leave out the mail where a notice has none, and keep it where it must be read", async () => {
    const silent = await buildTeacher(db, { notifyByEmail: false });
    const other = await buildTeacher(db);
    const mail = { template: "teacher-approved" };
    const news = { kind: kindOf("teacher-decided"), words: { what: "teacher-approved" } };
    await tell(notice(silent, { ...news, mail }), notice(other, { ...news, mail: null }));
    const [sent] = await messagesTo(silent);
    expect(sent).toMatchObject({ channel: "email", template: "teacher-approved" });
    expect(sent?.params).not.toHaveProperty("group");
    expect(await messagesTo(other)).toEqual([]);
  });

  it("mail what protects the account, whatever was chosen, without a way out of it", async () => {
    const reader = await buildParent(db, [], { notifyByEmail: false });
    await tell(notice(reader, { kind: kindOf("password-changed"), words: { at: AT } }));
    const [sent] = await messagesTo(reader);
    expect(sent).toMatchObject({ channel: "email", template: "password-changed" });
    expect(sent?.params).not.toHaveProperty("group");
  });
});

describe("quiet hours", () => {
  const quiet = { quietFrom: 22 * 60, quietTo: 7 * 60 };
  const night = new Date("2026-11-22T23:30:00Z");
  const morning = new Date("2026-11-23T06:00:00Z");

  it("hold messages back until they are over in the reader's zone; the bell shows them", async () => {
    const reader = await buildParent(db, [], quiet);
    clock.set(night);
    await tell(notice(reader));
    expect((await messagesTo(reader))[0]?.sendAfter).toEqual(morning);
    expect(await bellOf(reader)).toHaveLength(1);
  });

  it.each([
    ["a lesson within the hour", { kind: kindOf("reminder-hour") }, night],
    ["a new sign-in", { kind: kindOf("new-sign-in") }, night],
    ["a cancelled lesson of tomorrow", { kind: kindOf("lesson-cancelled") }, night],
    [
      "a cancelled lesson of next week",
      { kind: kindOf("lesson-cancelled"), words: { at: "2026-12-01T17:00:00Z" } },
      morning,
    ],
    [
      "a lesson of tomorrow that was moved far away",
      {
        kind: kindOf("lesson-moved"),
        words: { at: "2026-12-01T17:00:00Z" },
        before: new Date("2026-11-23T17:00:00Z"),
      },
      night,
    ],
  ] as const)("do not hold back what cannot wait: %s", async (_name, change, sendAfter) => {
    const reader = await buildParent(db, [], quiet);
    clock.set(night);
    await tell(notice(reader, { words: { at: "2026-11-23T17:00:00Z" }, ...change }));
    expect((await messagesTo(reader))[0]?.sendAfter).toEqual(sendAfter);
  });
});
