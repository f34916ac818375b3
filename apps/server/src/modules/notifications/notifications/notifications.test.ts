import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { notificationCounters } from "../tables/notification-counters.ts";
import { notifications } from "../tables/notifications.ts";
import { pushSubscriptions } from "../tables/push-subscriptions.ts";
import { clearNotifications } from "./clear-notifications.job.ts";

const test = await startTestApp();
const { db } = test;
const LIST = "/api/notifications/";
const READ = "/api/notifications/read/";
const CHOICES = "/api/notifications/choices/";
const PUSH = "/api/notifications/push-subscriptions/";
const NONE = { unread: 0, notifications: [], has_more: false };
const DAY_MS = 86_400_000;

type Change = Partial<typeof notifications.$inferInsert>;

/** So many for one person, the last of them the newest. */
async function buildNotifications(user: { id: string }, count: number, change: Change = {}) {
  await db.insert(notificationCounters).values({ userId: user.id, lastSeq: count });
  return db
    .insert(notifications)
    .values(
      Array.from({ length: count }, (_, index) => ({
        userId: user.id,
        seq: index + 1,
        event: "lesson-moved",
        key: `lesson-moved:${index}`,
        params: { count: "1", teacher: "Amal", students: "Inès", at: TEST_NOW.toISOString() },
        path: "/sessions",
        createdAt: new Date(TEST_NOW.getTime() - (count - index) * 1000),
        ...change,
      })),
    )
    .returning();
}

/** Everybody else, with nothing of their own. */
async function others(child: { id: string }) {
  const people = [
    await buildParent(db, [child]),
    await buildStudent(db),
    await buildTeacher(db),
    await buildStaff(db),
  ];
  return Promise.all(people.map((person) => signedIn(test, person)));
}

describe("the list", () => {
  it("has one's own, newest first, thirty at a time, with how many are unread", async () => {
    const user = await buildStudent(db);
    const rows = await buildNotifications(user, 65);
    const client = await signedIn(test, user);
    const first = (await client.get(LIST)).json();
    expect(first).toMatchObject({ unread: 65, has_more: true });
    expect(first.notifications[0]).toEqual({
      id: rows[64]?.id,
      seq: 65,
      event: "lesson-moved",
      params: rows[64]?.params,
      path: "/sessions",
      created_at: rows[64]?.createdAt.toISOString(),
      read_at: null,
    });
    const seqs: number[] = [];
    for (let page = first; ; page = (await client.get(`${LIST}?before=${seqs.at(-1)}`)).json()) {
      seqs.push(...page.notifications.map(({ seq }: { seq: number }) => seq));
      if (!page.has_more) break;
    }
    expect(seqs).toEqual(Array.from({ length: 65 }, (_, index) => 65 - index));
    expect((await client.get(`${LIST}?before=1`)).json().notifications).toEqual([]);
    for (const before of ["0", "-1", "x", "1.5", "2147483648"]) {
      expect((await client.get(`${LIST}?before=${before}`)).statusCode).toBe(400);
    }
  });

  it("is nobody else's, and to mark it is not either", async () => {
    const child = await buildStudent(db);
    const [row] = await buildNotifications(child, 1);
    for (const client of await others(child)) {
      expect((await client.get(LIST)).json()).toEqual(NONE);
      const answer = await client.post(READ, { ids: [row?.id] });
      expect([answer.statusCode, answer.json()]).toEqual([200, { unread: 0 }]);
      await client.post(READ, { up_to: 1000 });
    }
    const own = await signedIn(test, child);
    expect((await own.get(LIST)).json()).toMatchObject({ unread: 1 });
  });

  it("is marked by name or up to a number, and what was read stays read when it was", async () => {
    const user = await buildStudent(db);
    const rows = await buildNotifications(user, 5);
    const client = await signedIn(test, user);
    const ids = [rows[4]?.id, rows[4]?.id, crypto.randomUUID()];
    expect((await client.post(READ, { ids })).json()).toEqual({ unread: 4 });
    test.clock.advance(60_000);
    expect((await client.post(READ, { up_to: 3 })).json()).toEqual({ unread: 1 });
    expect((await client.post(READ, { up_to: 5 })).json()).toEqual({ unread: 0 });
    const { notifications: list } = (await client.get(LIST)).json();
    const readAt = list.map((one: { read_at: string }) => Date.parse(one.read_at));
    const [first, second] = [TEST_NOW.getTime(), TEST_NOW.getTime() + 60_000];
    expect(readAt).toEqual([first, second, second, second, second]);
    test.clock.set(TEST_NOW);
  });

  it.each([{}, { ids: [] }, { ids: ["1"] }, { up_to: 0 }, { up_to: "x" }, { up_to: 2 ** 31 }])(
    "refuses to mark %j",
    async (body) => {
      const client = await signedIn(test, await buildStudent(db));
      expect((await client.post(READ, body)).statusCode).toBe(400);
    },
  );
});

it.each(["GET /", "POST /read/", "GET /choices/", "PUT /choices/", "GET /push-key/"])(
  "%s is refused to a guest",
  async (call) => {
    const [method = "", path = ""] = call.split(" ");
    const client = test.client();
    const url = `/api/notifications${path}`;
    const answer = await client.unsafe(method as "GET" | "POST" | "PUT", url, undefined, {});
    expect([answer.statusCode, answer.json()]).toEqual([401, SIGN_IN_FIRST]);
  },
);

describe("what reaches a person where", () => {
  const of = (
    answer: { json(): { choices: Array<{ group: string; channel: string; is_on: boolean }> } },
    group: string,
    channel: string,
  ) => answer.json().choices.find((choice) => choice.group === group && choice.channel === channel);
  const on = (group: string, channel: string, is_on: boolean) => ({ group, channel, is_on });

  it("begins with mails and push on, SMS off by their switch, and no quiet hours", async () => {
    const answer = await (await signedIn(test, await buildParent(db))).get(CHOICES);
    expect(answer.json()).toMatchObject({
      switches: { email: true, sms: false, session_reminders: true, marketing: false },
      quiet_from: null,
      quiet_to: null,
    });
    expect(answer.json().channels).toContain("email");
    expect(answer.json().choices).toHaveLength(7 * 4);
    expect(of(answer, "reports", "email")).toMatchObject({ is_on: true, is_fixed: false });
    expect(of(answer, "security", "email")).toMatchObject({ is_on: true, is_fixed: true });
    expect(of(answer, "lessons", "whatsapp")).toMatchObject({ is_on: false });
  });

  it("is saved at once, the same in the profile, for this person alone, and leaves a trace", async () => {
    const user = await buildParent(db);
    const client = await signedIn(test, user);
    const switches = { email: true, sms: true, session_reminders: false, marketing: true };
    const choices = [
      on("reports", "email", true),
      on("lessons", "sms", false),
      on("reports", "email", false),
    ];
    const change = { switches, choices, quiet_from: 21 * 60, quiet_to: 7 * 60 };
    const answer = await client.put(CHOICES, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ switches, quiet_from: 1260, quiet_to: 420 });
    expect(of(answer, "reports", "email")).toMatchObject({ is_on: false });
    expect(of(answer, "lessons", "sms")).toMatchObject({ is_on: false });
    expect((await client.get(CHOICES)).json()).toEqual(answer.json());
    expect((await client.get("/api/profile/notifications/")).json()).toEqual(switches);
    const back = { email: false, sms: false, session_reminders: true, marketing: false };
    await client.put("/api/profile/notifications/", back);
    expect((await client.get(CHOICES)).json()).toMatchObject({ switches: back, quiet_from: 1260 });
    const other = await (await signedIn(test, await buildParent(db))).get(CHOICES);
    expect(other.json()).toMatchObject({ quiet_from: null });
    expect(of(other, "reports", "email")).toMatchObject({ is_on: true });
    const audit = await db.select().from(events).where(eq(events.subjectId, user.id));
    expect(audit.map(({ kind }) => kind)).toEqual(Array(2).fill("choose-notifications"));
  });

  it("changes only what is named", async () => {
    const client = await signedIn(test, await buildTeacher(db));
    await client.put(CHOICES, { quiet_from: 0, quiet_to: 300 });
    await client.put(CHOICES, { choices: [on("account", "push", false)] });
    const answer = await client.put(CHOICES, {});
    expect(answer.json()).toMatchObject({ quiet_from: 0, quiet_to: 300 });
    expect(of(answer, "account", "push")).toMatchObject({ is_on: false });
    const loud = await client.put(CHOICES, { quiet_from: null, quiet_to: null });
    expect(loud.json()).toMatchObject({ quiet_from: null, quiet_to: null });
  });

  it.each([
    [{ quiet_from: 60 }, "quiet_to"],
    [{ quiet_from: 60, quiet_to: null }, "quiet_to"],
    [{ quiet_from: 60, quiet_to: 60 }, "quiet_to"],
    [{ quiet_from: 60, quiet_to: 1440 }, "quiet_to"],
    [{ choices: [on("security", "email", false)] }, "choices"],
    [{ choices: [on("everything", "email", false)] }, "choices"],
    [{ switches: { email: true } }, "switches"],
  ])("refuses %j and keeps what was", async (change, field) => {
    const client = await signedIn(test, await buildTeacher(db));
    const answer = await client.put(CHOICES, change);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
    expect((await client.get(CHOICES)).json()).toMatchObject({ quiet_from: null });
  });
});

describe("browsers that agreed to push", () => {
  const browser = (name: string) => ({
    endpoint: `https://push.example.test/${name}`,
    keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) },
  });
  const endpointsOf = async ({ id }: { id: string }) => {
    const rows = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id));
    return rows.map(({ endpoint }) => endpoint.split("/").at(-1));
  };

  it("are kept once however often they ask, and go when they are told to", async () => {
    const user = await buildParent(db);
    const client = await signedIn(test, user);
    for (const name of ["one", "one", "two"]) {
      expect((await client.post(PUSH, browser(name))).statusCode).toBe(200);
    }
    expect(await endpointsOf(user)).toEqual(["one", "two"]);
    const { endpoint } = browser("one");
    for (let times = 0; times < 2; times += 1) {
      expect((await client.unsafe("DELETE", PUSH, { endpoint }, {})).statusCode).toBe(200);
    }
    expect(await endpointsOf(user)).toEqual(["two"]);
  });

  it("belong to whoever used them last, who alone may end it", async () => {
    const [before, after] = [await buildParent(db), await buildTeacher(db)];
    const [first, second] = [await signedIn(test, before), await signedIn(test, after)];
    await first.post(PUSH, browser("shared"));
    await second.post(PUSH, browser("shared"));
    expect([await endpointsOf(before), await endpointsOf(after)]).toEqual([[], ["shared"]]);
    const { endpoint } = browser("shared");
    expect((await first.unsafe("DELETE", PUSH, { endpoint }, {})).statusCode).toBe(200);
    expect(await endpointsOf(after)).toEqual(["shared"]);
  });

  it("are ten at most: the oldest goes", async () => {
    const user = await buildParent(db);
    const client = await signedIn(test, user);
    for (let index = 0; index < 12; index += 1) {
      test.clock.advance(1000);
      await client.post(PUSH, browser(`many-${index}`));
    }
    const left = await endpointsOf(user);
    expect(left).toHaveLength(10);
    expect(left).not.toContain("many-1");
    test.clock.set(TEST_NOW);
  });

  it.each([
    "not an address",
    "ftp://push.example.test/",
    "https://user:word@push.example.test/",
    "http://push.example.test/",
    "https://127.0.0.1/",
    "https://[::ffff:10.0.0.1]/",
    "https://169.254.169.254/latest/",
    "https://localhost/",
  ])("are refused at %s", async (endpoint) => {
    const client = await signedIn(test, await buildParent(db));
    const answer = await client.post(PUSH, { ...browser("x"), endpoint });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["endpoint"]]);
  });

  it("are refused to a guest", async () => {
    const client = test.client();
    expect((await client.post(PUSH, browser("guest"))).statusCode).toBe(401);
    expect((await client.unsafe("DELETE", PUSH, browser("guest"), {})).statusCode).toBe(401);
  });
});

it("what was read half a year ago is cleared, once", async () => {
  const [reader, waiting] = [await buildStudent(db), await buildStudent(db)];
  const long = new Date(TEST_NOW.getTime() - 181 * DAY_MS);
  const recent = new Date(TEST_NOW.getTime() - 179 * DAY_MS);
  await buildNotifications(reader, 2, { createdAt: long, readAt: long });
  await buildNotifications(waiting, 1, { createdAt: long });
  const other = await buildStudent(db);
  await buildNotifications(other, 1, { createdAt: recent, readAt: recent });
  expect(await clearNotifications(test.services)).toBe(2);
  expect(await clearNotifications(test.services)).toBe(0);
  for (const user of [waiting, other]) {
    const list = (await (await signedIn(test, user)).get(LIST)).json();
    expect(list.notifications).toHaveLength(1);
  }
});
