import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { lessonOf } from "../../../../test/change-scene.ts";
import {
  buildMeeting,
  buildSession,
  buildStudent,
  buildTeacher,
  meetingOf,
  CANCELLED,
} from "../../../../test/factories.ts";
import { FakeZoom } from "../../../../test/fake-zoom.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { placeLessons } from "../changes/place-lessons.ts";
import type { meetings as meetingRows } from "../tables/meetings.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";
import { makeMeetings } from "./make-meetings.job.ts";
import { type MeetingProviders, meetingProviders } from "./providers/choose-provider.ts";

const test = await startTestApp();
const warned: object[] = [];
const log = {
  info: () => {},
  warn: (details: object) => void warned.push(details),
  error: () => {},
};
const secret = "a secret that only the tests know";
let zoom: FakeZoom;
let meetings: MeetingProviders;
let teacher: { id: string };
let student: { id: string };
let hour = 0;

beforeEach(async () => {
  test.clock.set(TEST_NOW);
  warned.length = 0;
  hour = 0;
  await test.db.delete(sessionStudents);
  await test.db.delete(sessions);
  zoom = await FakeZoom.start(test.clock);
  meetings = meetingProviders({
    config: { jitsiUrl: "https://meet.test", zoom: zoom.config },
    secret,
    clock: test.clock,
  });
  teacher = await buildTeacher(test.db);
  await test.db
    .update(teachers)
    .set({ zoomEmail: "teacher@example.test" })
    .where(eq(teachers.userId, teacher.id));
  student = await buildStudent(test.db);
});

afterEach(() => zoom.close());

const round = () => makeMeetings({ db: test.db, clock: test.clock, log, meetings });

type Change = Partial<typeof meetingRows.$inferInsert>;

async function wanted(change: Change = {}) {
  hour += 2;
  const startsAt = new Date(TEST_NOW.getTime() + hour * 3_600_000);
  const { id } = await buildSession(test.db, { teacher, students: [student], startsAt });
  await set(id, { provider: "zoom", state: "wanted", ...change });
  return id;
}

const set = (id: string, change: Change) => buildMeeting(test.db, id, change);
const meeting = (id: string) => meetingOf(test.db, id);
const change = (id: string, to: Partial<typeof sessions.$inferInsert>) =>
  test.db.update(sessions).set(to).where(eq(sessions.id, id));
/** As a move does it, with what it asks of the meeting. */
async function moveTo(id: string, hours: { startsAt: Date; endsAt: Date }) {
  const lessons = [{ ...(await lessonOf(test.db, id)), ...hours }];
  const placing = { lessons, ifTaken: "hour_taken", now: test.clock.now() } as const;
  await inTransaction(test.db, (tx) => placeLessons(tx, placing));
}

async function made() {
  const id = await wanted();
  await round();
  const { state, externalId } = await meeting(id);
  expect(state).toBe("made");
  return { id, meetingId: externalId! };
}

describe("making meetings", () => {
  it("makes what is wanted, once, however often it runs", async () => {
    const id = await wanted();
    expect(await round()).toBe(1);
    expect(await round()).toBe(0);
    const row = await meeting(id);
    expect(row).toMatchObject({ state: "made", attempts: 0, retryAt: null, fault: null });
    expect(row.link).toBe(`https://zoom.test/j/${row.externalId}?pwd=join`);
    expect([...zoom.meetings.keys()]).toEqual([row.externalId]);
    expect(zoom.meetings.get(row.externalId!)).toMatchObject({ topic: "Riwaq", duration: 60 });
  });

  it("makes one meeting of two rounds at the same time", async () => {
    const ids = [await wanted(), await wanted(), await wanted()];
    await Promise.all([round(), round()]);
    expect(zoom.meetings.size).toBe(3);
    for (const id of ids) expect((await meeting(id)).state).toBe("made");
  });

  it("gives a Jitsi room, the same after a crash before it was noted", async () => {
    const id = await wanted({ provider: "jitsi" });
    await round();
    const { link } = await meeting(id);
    expect(link).toMatch(/^https:\/\/meet\.test\/riwaq-[0-9a-f]{32}$/);
    await set(id, { state: "wanted", link: null, externalId: null });
    await round();
    expect((await meeting(id)).link).toBe(link);
  });

  it("falls back to the teacher's own link where the provider is not set up", async () => {
    const meetingLink = "https://own.example/amal";
    await test.db.update(teachers).set({ meetingLink }).where(eq(teachers.userId, teacher.id));
    const id = await wanted();
    meetings = {};
    await round();
    expect(await meeting(id)).toMatchObject({
      provider: "own",
      state: "made",
      link: meetingLink,
    });
  });

  it("makes none for lessons that are over or cancelled", async () => {
    const over = await wanted();
    const off = await wanted();
    await change(off, CANCELLED);
    const far = await wanted();
    await change(over, {
      startsAt: new Date("2026-11-20T10:00Z"),
      endsAt: new Date("2026-11-20T11:00Z"),
    });
    await round();
    expect((await meeting(over)).state).toBe("none");
    expect((await meeting(off)).state).toBe("none");
    expect((await meeting(far)).state).toBe("made");
    expect(zoom.meetings.size).toBe(1);
  });
});

describe("moving and removing meetings", () => {
  it("moves one that is stale", async () => {
    const { id, meetingId } = await made();
    const [startsAt, endsAt] = [new Date("2026-11-25T08:00Z"), new Date("2026-11-25T09:00Z")];
    await moveTo(id, { startsAt, endsAt });
    expect((await meeting(id)).state).toBe("stale");
    await round();
    expect(await meeting(id)).toMatchObject({ state: "made", externalId: meetingId });
    expect(zoom.meetings.get(meetingId)).toMatchObject({ start_time: "2026-11-25T08:00:00Z" });
  });

  it("makes a new one where the stale one is gone", async () => {
    const { id, meetingId } = await made();
    zoom.meetings.clear();
    await set(id, { state: "stale" });
    await round();
    const row = await meeting(id);
    expect(row.state).toBe("made");
    expect(row.externalId).not.toBe(meetingId);
    expect(zoom.meetings.has(row.externalId!)).toBe(true);
  });

  it("removes one that is unwanted, and one that is gone already", async () => {
    const first = await made();
    const second = await made();
    zoom.meetings.delete(second.meetingId);
    for (const { id } of [first, second]) {
      await change(id, CANCELLED);
      await set(id, { state: "unwanted" });
    }
    await round();
    expect(zoom.meetings.size).toBe(0);
    for (const { id } of [first, second]) {
      expect(await meeting(id)).toMatchObject({
        state: "none",
        externalId: null,
        link: null,
      });
    }
  });

  it("removes a meeting whose lesson was cancelled before it was moved", async () => {
    const { id } = await made();
    await change(id, CANCELLED);
    await set(id, { state: "stale" });
    await round();
    expect(zoom.meetings.size).toBe(0);
    expect((await meeting(id)).state).toBe("none");
  });

  it("withdraws a meeting whose lesson was cancelled while it was being made", async () => {
    const id = await wanted();
    const real = meetings.zoom!;
    meetings = {
      zoom: {
        ...real,
        create: async (request) => {
          const meeting = await real.create(request);
          await change(id, CANCELLED);
          await set(id, { state: "none" });
          return meeting;
        },
      },
    };
    await round();
    expect(zoom.meetings.size).toBe(0);
    expect((await meeting(id)).state).toBe("none");
  });

  it("has a lesson that was moved while its meeting was being made moved there too", async () => {
    const id = await wanted();
    const real = meetings.zoom!;
    const [startsAt, endsAt] = [new Date("2026-11-26T08:00Z"), new Date("2026-11-26T09:00Z")];
    meetings = {
      zoom: {
        ...real,
        create: async (request) => {
          const meeting = await real.create(request);
          await moveTo(id, { startsAt, endsAt });
          return meeting;
        },
      },
    };
    await round();
    expect((await meeting(id)).state).toBe("stale");
    await round();
    const row = await meeting(id);
    expect(row.state).toBe("made");
    expect(zoom.meetings.get(row.externalId!)).toMatchObject({
      start_time: "2026-11-26T08:00:00Z",
    });
  });
});

describe("a provider that fails", () => {
  it("holds up one lesson only, and is asked again later and later", async () => {
    const first = await wanted();
    const second = await wanted();
    zoom.answerNext(/^\/v2/, { status: 500 });
    expect(await round()).toBe(1);
    expect((await meeting(second)).state).toBe("made");
    expect((await meeting(first)).attempts).toBe(1);
    expect(await round()).toBe(0);
    test.clock.advance(30_000);
    zoom.answerNext(/^\/v2/, { status: 500 });
    expect(await round()).toBe(0);
    test.clock.advance(30_000);
    expect(await round()).toBe(0);
    test.clock.advance(30_000);
    expect(await round()).toBe(1);
    expect((await meeting(first)).state).toBe("made");
  });

  it("is left alone for as long as it says", async () => {
    const id = await wanted();
    zoom.limit(0, "600");
    await round();
    const { retryAt } = await meeting(id);
    expect(retryAt).toEqual(new Date(TEST_NOW.getTime() + 600_000));
    zoom.limit(9);
    test.clock.advance(599_000);
    expect(await round()).toBe(0);
    test.clock.advance(1_000);
    expect(await round()).toBe(1);
  });

  it("that refuses is asked again after hours, and names nobody in the log", async () => {
    await test.db
      .update(teachers)
      .set({ zoomEmail: "nobody@example.test" })
      .where(eq(teachers.userId, teacher.id));
    const id = await wanted();
    await round();
    expect((await meeting(id)).retryAt).toEqual(new Date(TEST_NOW.getTime() + 6 * 3_600_000));
    expect(warned).toEqual([{ provider: "zoom", fault: "refused" }]);
  });

  it("that was killed in the middle is tried again when its claim has run out", async () => {
    const id = await wanted({
      attempts: 1,
      retryAt: new Date(TEST_NOW.getTime() + 120_000),
    });
    expect(await round()).toBe(0);
    test.clock.advance(120_000);
    expect(await round()).toBe(1);
    expect((await meeting(id)).state).toBe("made");
  });
});
