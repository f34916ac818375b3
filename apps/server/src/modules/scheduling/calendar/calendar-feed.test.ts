import { and, eq } from "drizzle-orm";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, errorMapOf } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
  CANCELLED,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { calendarFeeds } from "../tables/calendar-feeds.ts";
import { sessions } from "../tables/sessions.ts";

const logged: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
const test = await startTestApp({}, log);
const limited = await startTestApp({ hasRateLimits: true });
const FEED = "/api/calendar-feed/";
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

beforeEach(() => test.clock.set(TEST_NOW));

async function feedOf(reader: { id: string }): Promise<string> {
  const answer = await (await signedIn(test, reader)).post(FEED);
  expect(answer.statusCode).toBe(201);
  return new URL(answer.json<{ url: string }>().url).pathname;
}

/** The events of a feed, as two readers that know nothing of each other find them. */
async function eventsAt(path: string) {
  const answer = await test.client().get(path);
  expect(answer.statusCode).toBe(200);
  const component = new ICAL.Component(ICAL.parse(answer.body));
  const events = component.getAllSubcomponents("vevent").map((event) => ({
    uid: String(event.getFirstPropertyValue("uid")),
    status: String(event.getFirstPropertyValue("status")),
    sequence: Number(event.getFirstPropertyValue("sequence")),
    summary: String(event.getFirstPropertyValue("summary")),
    description: String(event.getFirstPropertyValue("description")),
    start: String(event.getFirstPropertyValue("dtstart")),
  }));
  const others = Object.values(nodeIcal.sync.parseICS(answer.body)).filter(
    (part) => part?.type === "VEVENT",
  );
  expect(new Set(others.map((event) => event.uid))).toEqual(new Set(events.map(({ uid }) => uid)));
  return events;
}

async function family() {
  const teacher = await buildTeacher(test.db, { name: "Amal" });
  const student = await buildStudent(test.db, { name: "Inès", language: "fr" });
  const parent = await buildParent(test.db, [student]);
  return { teacher, student, parent };
}

describe("one's calendar address", () => {
  it("is not there until it is made, is told once, and only its hash is kept", async () => {
    const { student } = await family();
    const client = await signedIn(test, student);
    expect((await client.get(FEED)).json()).toEqual({ exists: false, url: null, read_at: null });
    const made = await client.post(FEED);
    const { url } = made.json<{ url: string }>();
    expect(url).toMatch(/^http:\/\/riwaq\.test\/api\/calendar\/[0-9a-f]{64}\.ics$/);
    expect((await client.get(FEED)).json()).toEqual({ exists: true, url: null, read_at: null });
    const rows = await test.db
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, student.id));
    expect(JSON.stringify(rows)).not.toContain(/[0-9a-f]{64}/.exec(url)![0]);
  });

  it("says when a calendar has read it", async () => {
    const { student } = await family();
    const path = await feedOf(student);
    await test.client().get(path);
    const client = await signedIn(test, student);
    expect((await client.get(FEED)).json()).toMatchObject({ read_at: TEST_NOW.toISOString() });
    test.clock.advance(60_000);
    await test.client().get(path);
    expect((await client.get(FEED)).json()).toMatchObject({ read_at: TEST_NOW.toISOString() });
  });

  it("is gone at once when it is replaced, and when it is revoked", async () => {
    const { student } = await family();
    const first = await feedOf(student);
    const second = await feedOf(student);
    expect((await test.client().get(first)).statusCode).toBe(404);
    expect((await test.client().get(second)).statusCode).toBe(200);
    const client = await signedIn(test, student);
    expect((await client.unsafe("DELETE", FEED, undefined, {})).json()).toEqual({ done: true });
    expect((await test.client().get(second)).statusCode).toBe(404);
    expect((await client.unsafe("DELETE", FEED, undefined, {})).statusCode).toBe(200);
    const actions = await test.db
      .select({ kind: events.kind })
      .from(events)
      .where(and(eq(events.actorId, student.id), eq(events.subjectId, student.id)));
    expect(actions.map(({ kind }) => kind).toSorted()).toEqual([
      "make-calendar-feed",
      "make-calendar-feed",
      "revoke-calendar-feed",
    ]);
  });

  it("leaves another person's alone", async () => {
    const { student, parent } = await family();
    const path = await feedOf(student);
    const other = await signedIn(test, parent);
    await other.unsafe("DELETE", FEED, undefined, {});
    expect((await test.client().get(path)).statusCode).toBe(200);
  });

  it("is for those who are signed in", async () => {
    for (const answer of [
      await test.client().get(FEED),
      await test.client().post(FEED),
      await test.client().unsafe("DELETE", FEED, undefined, {}),
    ]) {
      expect(answer.statusCode).toBe(401);
      expect(errorMapOf(answer)).toEqual(SIGN_IN_FIRST);
    }
  });

  it.each(["f".repeat(64), "x", "F".repeat(64), `${"f".repeat(64)}0`, "%00", "' or 1=1"])(
    "that nobody has is not found: %s",
    async (token) => {
      expect((await test.client().get(`/api/calendar/${token}.ics`)).statusCode).toBe(404);
    },
  );

  it("is throttled: neither guessed nor asked for without end", async () => {
    const statuses = new Set<number>();
    const ask = () => limited.client().get(`/api/calendar/${"f".repeat(64)}.ics`);
    for (let count = 0; count < 300; count += 1) statuses.add((await ask()).statusCode);
    expect([...statuses]).toEqual([404]);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  }, 30_000);

  it("never reaches the log", async () => {
    const path = await feedOf((await family()).student);
    logged.length = 0;
    await test.client().get(path);
    await test.client().get("/api/calendar/guess.ics");
    expect(logged.join("")).toContain("/api/calendar/:token.ics");
    expect(logged.join("")).not.toMatch(/[0-9a-f]{64}|guess/);
  });
});

describe("the calendar at that address", () => {
  it("is kept by nobody in between, and is not sent again unchanged", async () => {
    const { teacher, student } = await family();
    await buildSession(test.db, { teacher, students: [student] });
    const path = await feedOf(student);
    const answer = await test.client().get(path);
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const etag = String(answer.headers.etag);
    const again = await test.client().get(path, { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await buildSession(test.db, { teacher, students: [student], startsAt: inDays(3) });
    expect((await test.client().get(path, { "if-none-match": etag })).statusCode).toBe(200);
  });

  it("has one UTC event for each lesson, by the reader's words and clock", async () => {
    const { teacher, student, parent } = await family();
    const lesson = await buildSession(test.db, {
      teacher,
      students: [student],
      startsAt: new Date("2026-11-24T17:00:00Z"),
      lengthMinutes: 45,
    });
    const forStudent = await eventsAt(await feedOf(student));
    expect(forStudent).toEqual([
      {
        uid: `${lesson.id}@riwaq`,
        status: "CONFIRMED",
        sequence: 0,
        summary: "Cours avec Amal",
        description: "mardi 24 novembre 2026, 18:00 – 18:45 (Paris) · 19:00 – 19:45 (Le Caire)",
        start: "2026-11-24T17:00:00Z",
      },
    ]);
    const [forTeacher] = await eventsAt(await feedOf(teacher));
    expect(forTeacher).toMatchObject({ uid: forStudent[0]!.uid, summary: "Lesson: Inès" });
    const [forParent] = await eventsAt(await feedOf(parent));
    expect(forParent).toMatchObject({ summary: "Inès: Lesson with Amal" });
  });

  it("holds 60 days back, all to come, and cancellations for 60 days", async () => {
    const { teacher, student } = await family();
    const at = async (days: number) =>
      (await buildSession(test.db, { teacher, students: [student], startsAt: inDays(days) })).id;
    const [tooOld, past, far, cancelled, longCancelled] = [
      await at(-61),
      await at(-59),
      await at(400),
      await at(5),
      await at(6),
    ];
    const cancel = (id: string, days: number) =>
      test.db
        .update(sessions)
        .set({ ...CANCELLED, cancelledAt: inDays(days), sequence: 1 })
        .where(eq(sessions.id, id));
    await cancel(cancelled, -59);
    await cancel(longCancelled, -61);
    const events = await eventsAt(await feedOf(student));
    expect(events.map(({ uid, status, sequence }) => [uid, status, sequence])).toEqual([
      [`${past}@riwaq`, "CONFIRMED", 0],
      [`${cancelled}@riwaq`, "CANCELLED", 1],
      [`${far}@riwaq`, "CONFIRMED", 0],
    ]);
    expect(events.map(({ uid }) => uid)).not.toContain(`${tooOld}@riwaq`);
  });

  it("shows nobody else's lessons, and a parent no other family's child", async () => {
    const { teacher, student, parent } = await family();
    const other = await buildStudent(test.db, { name: "Yanis" });
    const both = await buildSession(test.db, { teacher, students: [student, other] });
    await buildSession(test.db, { teacher, students: [other], startsAt: inDays(2) });
    const events = await eventsAt(await feedOf(parent));
    expect(events.map(({ uid }) => uid)).toEqual([`${both.id}@riwaq`]);
    expect(events[0]!.summary).toBe("Inès: Lesson with Amal");
    expect(await eventsAt(await feedOf(await buildStaff(test.db)))).toEqual([]);
    expect(await eventsAt(await feedOf(await buildTeacher(test.db)))).toEqual([]);
  });
});
