import type { Devices } from "@riwaq/contracts/identity/account";
import { and, eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { closeStreams, openStream } from "../../../../test/event-stream.ts";
import {
  PASSWORD,
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { lastToken } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { announceNews } from "../../../platform/bus/announce-news.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { holiday } from "../kinds/holiday.ts";
import { reportReady } from "../kinds/report-ready.ts";
import { notifications } from "../tables/notifications.ts";

const test = await startTestApp();
const { db } = test;
const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
afterEach(closeStreams);

const someone = async () => {
  const user = await buildStudent(db);
  return { user, client: await signedIn(test, user) };
};

const HOLIDAY = { count: "1", teacher: "Amal", students: "Inès", at: "2026-12-01T17:00:00.000Z" };
let told = 0;

function tell(userId: string, count = 1) {
  const notices = Array.from({ length: count }, () => {
    told += 1;
    return {
      userId,
      key: `report-ready:${told}`,
      words: { student: "Inès", teacher: "Amal", at: "2026-11-21T10:00:00.000Z" },
      path: `/reports/${told}`,
    };
  });
  return inTransaction(db, (tx) => reportReady.tell(test.services, tx, notices));
}

const CHANGE = { current_password: PASSWORD, new_password: "quite-another-sentence" };

async function signOutOther(here: TestClient) {
  const devices = (await here.get("/api/profile/devices/")).json<Devices>();
  const id = devices.find(({ is_this: isThis }) => !isThis)?.id;
  return here.unsafe("DELETE", `/api/profile/devices/${id}/`, undefined, {});
}

async function resetPassword(here: TestClient, email: string) {
  await here.post("/api/authentication/password-reset/", { email });
  const body = { token: await lastToken(db, email), password: CHANGE.new_password };
  return here.post("/api/authentication/password-reset/confirm/", body);
}

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe("the stream", () => {
  it("begins with how many are unread, and brings what comes while it is open", async () => {
    const { user, client } = await someone();
    await tell(user.id, 2);
    const stream = await openStream(origin, client);
    expect(stream.status).toBe(200);
    expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(stream.headers.get("cache-control")).toBe("no-store");
    expect(stream.headers.get("content-encoding")).toBeNull();
    await expect
      .poll(() => stream.events)
      .toEqual([{ id: 2, event: "unread", data: { unread: 2 } }]);
    await tell(user.id);
    await expect.poll(() => stream.unread()).toBe(3);
    expect(stream.events[1]).toMatchObject({
      id: 3,
      event: "notification",
      data: {
        seq: 3,
        event: "report-ready",
        params: { student: "Inès" },
        path: `/reports/${told}`,
        read_at: null,
      },
    });
    expect(stream.seqs()).toEqual([3]);
  });

  it("brings what was missed, by the number that the browser or the page gives, once and in order", async () => {
    const { user, client } = await someone();
    await tell(user.id, 5);
    const resumed = await openStream(origin, client, { lastEventId: 2, after: 4 });
    const reopened = await openStream(origin, client, { after: 4 });
    await tell(user.id, 3);
    await expect.poll(() => resumed.seqs()).toEqual(upTo(8, 3));
    await expect.poll(() => reopened.seqs()).toEqual(upTo(8, 5));
  });

  it("leaves nothing out and doubles nothing, however often it is cut while news come", async () => {
    const { user, client } = await someone();
    const had: number[] = [];
    const telling = (async () => {
      for (let index = 0; index < 28; index += 1) await tell(user.id);
    })();
    while (had.length < 28) {
      const stream = await openStream(origin, client, { after: had.at(-1) ?? 0 });
      const wanted = Math.min(28, had.length + 7);
      await expect.poll(() => stream.seqs().length + had.length).toBeGreaterThanOrEqual(wanted);
      stream.close();
      await stream.ended;
      had.push(...stream.seqs());
    }
    await telling;
    expect(had).toEqual(upTo(28));
  });

  it("takes a number that was never given out for the last one", async () => {
    const { user, client } = await someone();
    await tell(user.id, 2);
    for (const after of ["999999", "x", "-1", "99999999999999"]) {
      const stream = await openStream(origin, client, { after });
      await expect.poll(() => stream.events.at(-1)?.id).toBe(2);
      expect(stream.seqs()).toEqual([]);
      stream.close();
      await stream.ended;
    }
  });

  it("tells every window that one has read", async () => {
    const { user, client } = await someone();
    await tell(user.id, 3);
    const [first, second] = [await openStream(origin, client), await openStream(origin, client)];
    await expect.poll(() => [first.unread(), second.unread()]).toEqual([3, 3]);
    const answer = await client.post("/api/notifications/read/", { up_to: 2 });
    expect(answer.json()).toEqual({ unread: 1 });
    await expect.poll(() => [first.unread(), second.unread()]).toEqual([1, 1]);
    expect(first.seqs()).toEqual([]);
  });

  it("says nothing of what is told again or was never committed", async () => {
    const { user, client } = await someone();
    const stream = await openStream(origin, client, { after: 0 });
    await tell(user.id);
    await expect.poll(() => stream.seqs()).toEqual([1]);
    told -= 1;
    await tell(user.id);
    const failing = inTransaction(db, async (tx) => {
      await tx.execute(sql`update notification_counters set last_seq = last_seq + 1
        where user_id = ${user.id}`);
      await announceNews(tx, [user.id]);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await tell(user.id);
    await expect.poll(() => stream.seqs()).toHaveLength(2);
    expect(stream.unread()).toBe(2);
  });
});

describe("who hears what", () => {
  it("nobody hears of others, whatever their role, and a guest of nothing", async () => {
    const { user: child } = await someone();
    const others = [
      await buildParent(db, [child]),
      await buildParent(db),
      await buildStudent(db),
      await buildTeacher(db),
      await buildStaff(db),
    ];
    const streams = await Promise.all(
      others.map(async (other) => openStream(origin, await signedIn(test, other), { after: 0 })),
    );
    await tell(child.id);
    for (const other of others) await tell(other.id);
    await expect.poll(() => streams.map((stream) => stream.unread())).toEqual(others.map(() => 1));
    for (const [index, stream] of streams.entries()) {
      const [own] = await db
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(eq(notifications.userId, others[index]?.id ?? ""), eq(notifications.seq, 1)));
      const heard = stream.events.filter(({ event }) => event === "notification");
      expect(heard.map(({ data }) => data.id)).toEqual([own?.id]);
    }
    const guest = await test.client().get("/api/notifications/stream/");
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });

  it("a stream ends with its sign-in, and another device's goes on", async () => {
    const { user, client } = await someone();
    const other = await signedIn(test, user);
    const [gone, stays] = [await openStream(origin, client), await openStream(origin, other)];
    await expect.poll(() => gone.unread()).toBe(0);
    await client.post("/api/authentication/logout/");
    await gone.ended;
    await tell(user.id);
    await expect.poll(() => stays.seqs()).toEqual([1]);
    expect(gone.seqs()).toEqual([]);
    expect((await openStream(origin, client)).status).toBe(401);
  });

  it.each<[string, (here: TestClient, email: string) => Promise<{ statusCode: number }>]>([
    ["is signed out alone", signOutOther],
    ["is signed out with others", (here) => here.post("/api/profile/devices/sign-out-others/")],
    ["has another password now", (here) => here.post("/api/profile/password/", CHANGE)],
    ["has a password by mail now", resetPassword],
    ["has its account closed", (here) => here.post("/api/profile/deletion/", CHANGE)],
  ])("a stream of a device that %s ends at once", async (_, act) => {
    const user = await buildTeacher(db);
    const client = await signedIn(test, user);
    const stream = await openStream(origin, client);
    await expect.poll(() => stream.unread()).toBe(0);
    const answer = await act(await signedIn(test, user), user.email);
    expect(answer.statusCode).toBe(200);
    await stream.ended;
    await tell(user.id);
    expect(stream.seqs()).toEqual([]);
  });

  it("of a sign-in whose time is over nothing more is told", async () => {
    const { user, client } = await someone();
    const stream = await openStream(origin, client);
    await expect.poll(() => stream.unread()).toBe(0);
    test.clock.advance(15 * 86_400_000);
    await tell(user.id);
    await stream.ended;
    expect(stream.seqs()).toEqual([]);
    test.clock.advance(-15 * 86_400_000);
  });

  it("a person has at most six, until one is closed", async () => {
    const { client } = await someone();
    const streams = await Promise.all(upTo(6).map(() => openStream(origin, client)));
    expect(streams.map(({ status }) => status)).toEqual(upTo(6).map(() => 200));
    const seventh = await openStream(origin, client);
    expect(seventh.status).toBe(429);
    streams[0]?.close();
    await expect.poll(async () => (await openStream(origin, client)).status).toBe(200);
  });
});

it("many people at once are told of one thing each", async () => {
  const people = await Promise.all(upTo(50).map(someone));
  const streams = await Promise.all(people.map(({ client }) => openStream(origin, client)));
  await expect.poll(() => streams.filter((stream) => stream.unread() === 0)).toHaveLength(50);
  await inTransaction(db, (tx) =>
    holiday.tell(
      test.services,
      tx,
      people.map(({ user }) => ({
        userId: user.id,
        key: "holiday:1",
        words: HOLIDAY,
        path: "/sessions",
      })),
    ),
  );
  await expect.poll(() => streams.filter((stream) => stream.unread() === 1)).toHaveLength(50);
  expect(streams.every((stream) => stream.seqs().length === 1)).toBe(true);
});
