import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { buildSession, buildStudent, buildTeacher } from "../../../../test/factories.ts";
import { FakeZoom } from "../../../../test/fake-zoom.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { teachers } from "../../people/tables/teachers.ts";
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

type Change = Partial<typeof sessions.$inferInsert>;

async function wanted(change: Change = {}) {
  hour += 2;
  const startsAt = new Date(TEST_NOW.getTime() + hour * 3_600_000);
  const { id } = await buildSession(test.db, { teacher, students: [student], startsAt });
  await set(id, { meetingProvider: "zoom", meetingState: "wanted", ...change });
  return id;
}

function set(id: string, change: Change) {
  return test.db.update(sessions).set(change).where(eq(sessions.id, id));
}

async function lesson(id: string) {
  const [row] = await test.db.select().from(sessions).where(eq(sessions.id, id));
  return row!;
}

async function made() {
  const id = await wanted();
  await round();
  const row = await lesson(id);
  expect(row.meetingState).toBe("made");
  return { id, meetingId: row.meetingId! };
}

describe("making meetings", () => {
  it("makes what is wanted, once, however often it runs", async () => {
    const id = await wanted();
    expect(await round()).toBe(1);
    expect(await round()).toBe(0);
    const row = await lesson(id);
    expect(row).toMatchObject({ meetingState: "made", meetingAttempts: 0, meetingRetryAt: null });
    expect(row.meetingLink).toBe(`https://zoom.test/j/${row.meetingId}?pwd=join`);
    expect([...zoom.meetings.keys()]).toEqual([row.meetingId]);
    expect(zoom.meetings.get(row.meetingId!)).toMatchObject({ topic: "Riwaq", duration: 60 });
  });

  it("makes one meeting of two rounds at the same time", async () => {
    const ids = [await wanted(), await wanted(), await wanted()];
    await Promise.all([round(), round()]);
    expect(zoom.meetings.size).toBe(3);
    for (const id of ids) expect((await lesson(id)).meetingState).toBe("made");
  });

  it("gives a Jitsi room, the same after a crash before it was noted", async () => {
    const id = await wanted({ meetingProvider: "jitsi" });
    await round();
    const { meetingLink } = await lesson(id);
    expect(meetingLink).toMatch(/^https:\/\/meet\.test\/riwaq-[0-9a-f]{32}$/);
    await set(id, { meetingState: "wanted", meetingLink: null, meetingId: null });
    await round();
    expect((await lesson(id)).meetingLink).toBe(meetingLink);
  });

  it("falls back to the teacher's own link where the provider is not set up", async () => {
    const meetingLink = "https://own.example/amal";
    await test.db.update(teachers).set({ meetingLink }).where(eq(teachers.userId, teacher.id));
    const id = await wanted();
    meetings = {};
    await round();
    expect(await lesson(id)).toMatchObject({
      meetingProvider: "own",
      meetingState: "made",
      meetingLink,
    });
  });

  it("makes none for lessons that are over or cancelled", async () => {
    const over = await wanted();
    const cancelled = await wanted({ status: "Cancelled" });
    const far = await wanted();
    await set(over, {
      startsAt: new Date("2026-11-20T10:00Z"),
      endsAt: new Date("2026-11-20T11:00Z"),
    });
    await round();
    expect((await lesson(over)).meetingState).toBe("none");
    expect((await lesson(cancelled)).meetingState).toBe("none");
    expect((await lesson(far)).meetingState).toBe("made");
    expect(zoom.meetings.size).toBe(1);
  });
});

describe("moving and removing meetings", () => {
  it("moves one that is stale", async () => {
    const { id, meetingId } = await made();
    const startsAt = new Date("2026-11-25T08:00:00Z");
    const endsAt = new Date("2026-11-25T09:00:00Z");
    await set(id, { startsAt, endsAt, meetingState: "stale" });
    await round();
    expect(await lesson(id)).toMatchObject({ meetingState: "made", meetingId });
    expect(zoom.meetings.get(meetingId)).toMatchObject({ start_time: "2026-11-25T08:00:00Z" });
  });

  it("makes a new one where the stale one is gone", async () => {
    const { id, meetingId } = await made();
    zoom.meetings.clear();
    await set(id, { meetingState: "stale" });
    await round();
    const row = await lesson(id);
    expect(row.meetingState).toBe("made");
    expect(row.meetingId).not.toBe(meetingId);
    expect(zoom.meetings.has(row.meetingId!)).toBe(true);
  });

  it("removes one that is unwanted, and one that is gone already", async () => {
    const first = await made();
    const second = await made();
    zoom.meetings.delete(second.meetingId);
    for (const { id } of [first, second]) {
      await set(id, { status: "Cancelled", meetingState: "unwanted" });
    }
    await round();
    expect(zoom.meetings.size).toBe(0);
    for (const { id } of [first, second]) {
      expect(await lesson(id)).toMatchObject({
        meetingState: "none",
        meetingId: null,
        meetingLink: null,
      });
    }
  });

  it("removes a meeting whose lesson was cancelled before it was moved", async () => {
    const { id } = await made();
    await set(id, { status: "Cancelled", meetingState: "stale" });
    await round();
    expect(zoom.meetings.size).toBe(0);
    expect((await lesson(id)).meetingState).toBe("none");
  });

  it("withdraws a meeting whose lesson was cancelled while it was being made", async () => {
    const id = await wanted();
    const real = meetings.zoom!;
    meetings = {
      zoom: {
        ...real,
        create: async (request) => {
          const meeting = await real.create(request);
          await set(id, { status: "Cancelled", meetingState: "none" });
          return meeting;
        },
      },
    };
    await round();
    expect(zoom.meetings.size).toBe(0);
    expect((await lesson(id)).meetingState).toBe("none");
  });

  it("has a lesson that was moved while its meeting was being made moved there too", async () => {
    const id = await wanted();
    const real = meetings.zoom!;
    const startsAt = new Date("2026-11-26T08:00:00Z");
    const endsAt = new Date("2026-11-26T09:00:00Z");
    meetings = {
      zoom: {
        ...real,
        create: async (request) => {
          const meeting = await real.create(request);
          await set(id, { startsAt, endsAt });
          return meeting;
        },
      },
    };
    await round();
    expect((await lesson(id)).meetingState).toBe("stale");
    await round();
    const row = await lesson(id);
    expect(row.meetingState).toBe("made");
    expect(zoom.meetings.get(row.meetingId!)).toMatchObject({ start_time: "2026-11-26T08:00:00Z" });
  });
});

describe("a provider that fails", () => {
  it("holds up one lesson only, and is asked again later and later", async () => {
    const first = await wanted();
    const second = await wanted();
    zoom.answerNext(/^\/v2/, { status: 500 });
    expect(await round()).toBe(1);
    expect((await lesson(second)).meetingState).toBe("made");
    expect((await lesson(first)).meetingAttempts).toBe(1);
    expect(await round()).toBe(0);
    test.clock.advance(30_000);
    zoom.answerNext(/^\/v2/, { status: 500 });
    expect(await round()).toBe(0);
    test.clock.advance(30_000);
    expect(await round()).toBe(0);
    test.clock.advance(30_000);
    expect(await round()).toBe(1);
    expect((await lesson(first)).meetingState).toBe("made");
  });

  it("is left alone for as long as it says", async () => {
    const id = await wanted();
    zoom.limit(0, "600");
    await round();
    const { meetingRetryAt } = await lesson(id);
    expect(meetingRetryAt).toEqual(new Date(TEST_NOW.getTime() + 600_000));
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
    expect((await lesson(id)).meetingRetryAt).toEqual(new Date(TEST_NOW.getTime() + 6 * 3_600_000));
    expect(warned).toEqual([{ provider: "zoom", fault: "refused" }]);
  });

  it("that was killed in the middle is tried again when its claim has run out", async () => {
    const id = await wanted({
      meetingAttempts: 1,
      meetingRetryAt: new Date(TEST_NOW.getTime() + 120_000),
    });
    expect(await round()).toBe(0);
    test.clock.advance(120_000);
    expect(await round()).toBe(1);
    expect((await lesson(id)).meetingState).toBe("made");
  });
});
