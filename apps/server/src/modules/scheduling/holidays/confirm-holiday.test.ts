import { redecide } from "@riwaq/domain/scheduling/policy/redecide";
import { eq, inArray, notInArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import {
  buildSession,
  buildStaff,
  signedIn,
  meetingOf,
  buildMeeting,
  CANCELLED,
} from "../../../../test/factories.ts";
import {
  auditOfHoliday,
  buildHoliday,
  buildLessonAt,
  sessionOf,
} from "../../../../test/holiday-scene.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { holidays } from "../tables/holidays.ts";
import { makeUps } from "../tables/make-ups.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";
import { sessions } from "../tables/sessions.ts";
import { clearHolidays } from "./clear-holidays.job.ts";

const test = await startTestApp();
const staff = await signedIn(test, await buildStaff(test.db));

const OVER: Array<"Completed" | "Missed"> = ["Completed", "Missed"];

beforeEach(async () => {
  test.clock.set(TEST_NOW);
  // A table of its own for each test: lessons of another would be cancelled with this one's.
  await test.db.delete(holidays);
  await test.db.update(sessions).set(CANCELLED).where(notInArray(sessions.status, OVER));
});

describe("confirming an Eid", () => {
  it("cancels what is scheduled in it, without a make-up, and says how many before", async () => {
    const eid = await buildHoliday(test.db);
    const inside = [
      await buildLessonAt(test.db, "2027-01-09T21:30:00Z"),
      await buildLessonAt(test.db, "2027-01-09T22:00:00Z"),
      await buildLessonAt(test.db, "2027-01-12T21:30:00Z"),
    ];
    const outside = [
      await buildLessonAt(test.db, "2027-01-09T21:00:00Z"),
      await buildLessonAt(test.db, "2027-01-12T22:00:00Z"),
    ];
    const [listed] = (await staff.get("/api/staff/holidays/")).json();
    expect(listed).toMatchObject({ id: eid.id, is_confirmed: false, lesson_count: 3 });
    const answer = await staff.patch(eid.url, { is_confirmed: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: eid.id,
      kind: "eid_al_fitr",
      hijri_year: eid.hijriYear,
      starts_on: "2027-01-10",
      ends_on: "2027-01-12",
      is_confirmed: true,
      lesson_count: 0,
    });
    for (const lesson of inside) {
      expect(await sessionOf(test.db, lesson)).toMatchObject({
        status: "Cancelled",
        cancelledBy: "holiday",
        cancelledAt: TEST_NOW,
        sequence: 1,
      });
      expect((await meetingOf(test.db, lesson.id)).state).toBe("none");
    }
    for (const lesson of outside) {
      expect(await sessionOf(test.db, lesson)).toMatchObject({ status: "Scheduled", sequence: 0 });
    }
    const ids = inside.map(({ id }) => id);
    expect(await test.db.select().from(makeUps).where(inArray(makeUps.sessionId, ids))).toEqual([]);
    expect(await auditOfHoliday(test.db, eid)).toEqual([
      {
        kind: "confirm-holiday",
        payload: { changed: ["confirmedAt"], cancelled: 3, uncovered: 0 },
      },
    ]);
  });

  it("leaves a teacher's own link where it is, and a made meeting to be removed at once", async () => {
    const eid = await buildHoliday(test.db);
    const own = await buildLessonAt(test.db, "2027-01-10T08:00:00Z");
    const zoom = await buildLessonAt(test.db, "2027-01-10T12:00:00Z");
    const tried = { attempts: 3, retryAt: new Date("2027-02-01T00:00:00Z") };
    const link = "https://meet.example.test/own";
    await buildMeeting(test.db, own.id, { state: "made", link });
    const stale = { ...tried, provider: "zoom", state: "stale", externalId: "7" } as const;
    await buildMeeting(test.db, zoom.id, stale);
    expect((await staff.patch(eid.url, { is_confirmed: true })).statusCode).toBe(200);
    expect((await meetingOf(test.db, own.id)).state).toBe("made");
    expect(await meetingOf(test.db, zoom.id)).toMatchObject({
      state: "unwanted",
      attempts: 0,
      retryAt: null,
    });
  });

  it("keeps each decision so that it can be decided again", async () => {
    const eid = await buildHoliday(test.db);
    const lesson = await buildLessonAt(test.db, "2027-01-10T10:00:00Z");
    const earlier = await buildSession(test.db, {
      teacher: lesson.teacher,
      startsAt: new Date("2027-01-03T10:00:00Z"),
      status: "Cancelled",
    });
    await test.db.insert(makeUps).values({
      sessionId: earlier.id,
      studentId: lesson.student.id,
      teacherId: lesson.teacher.id,
      cause: "family",
      month: "2027-01",
      state: "owed",
    });
    await staff.patch(eid.url, { is_confirmed: true });
    const [stored] = await test.db
      .select()
      .from(policyDecisions)
      .where(eq(policyDecisions.sessionId, lesson.id));
    if (stored?.rule !== "cancellation") throw new Error("no decision");
    expect(stored.decision).toMatchObject({
      outcome: "holiday",
      section: "holidays",
      makeUp: "none",
      usedBefore: 1,
      usedAfter: 1,
    });
    const question = { rule: stored.rule, inputs: stored.inputs } as Parameters<typeof redecide>[0];
    expect(redecide({ ...question, policyVersion: stored.policyVersion })).toEqual(stored.decision);
  });

  it("tells teacher, student and parent, each once", async () => {
    const eid = await buildHoliday(test.db);
    const { teacher, student, parent } = await buildLessonAt(test.db, "2027-01-10T10:00:00Z");
    const second = { teacher, students: [student], startsAt: new Date("2027-01-11T10:00:00Z") };
    await buildSession(test.db, second);
    await staff.patch(eid.url, { is_confirmed: true });
    await staff.patch(eid.url, { is_confirmed: true });
    for (const { email } of [teacher, student, parent]) {
      const mails = await mailsTo(test.db, email);
      expect(mails.map(({ template }) => template)).toEqual(["lesson-holiday"]);
      expect(mails[0]?.params.count).toBe("2");
    }
  });

  it("has one effect when it is asked twice, at once or later", async () => {
    const eid = await buildHoliday(test.db);
    const lesson = await buildLessonAt(test.db, "2027-01-10T10:00:00Z");
    await Promise.all([1, 2, 3].map(() => staff.patch(eid.url, { is_confirmed: true })));
    test.clock.advance(60_000);
    expect((await staff.patch(eid.url, { is_confirmed: true })).statusCode).toBe(200);
    expect(await sessionOf(test.db, lesson)).toMatchObject({ sequence: 1, cancelledAt: TEST_NOW });
    expect(await auditOfHoliday(test.db, eid)).toHaveLength(1);
  });

  it("has a meeting outside removed, and owes a make-up lesson in it again", async () => {
    const eid = await buildHoliday(test.db);
    const lesson = await buildLessonAt(test.db, "2027-01-10T10:00:00Z");
    await test.db.update(sessions).set({ kind: "make_up" }).where(eq(sessions.id, lesson.id));
    const made = { provider: "zoom", state: "made", externalId: "42" } as const;
    await buildMeeting(test.db, lesson.id, made);
    const lost = await buildSession(test.db, {
      teacher: lesson.teacher,
      startsAt: new Date("2026-12-01T10:00:00Z"),
      status: "Cancelled",
    });
    const [owed] = await test.db
      .insert(makeUps)
      .values({
        sessionId: lost.id,
        studentId: lesson.student.id,
        teacherId: lesson.teacher.id,
        cause: "teacher",
        month: "2026-12",
        state: "booked",
        bookedSessionId: lesson.id,
      })
      .returning();
    await staff.patch(eid.url, { is_confirmed: true });
    expect((await meetingOf(test.db, lesson.id)).state).toBe("unwanted");
    const [after] = await test.db
      .select()
      .from(makeUps)
      .where(eq(makeUps.id, owed?.id ?? ""));
    expect(after).toMatchObject({ state: "owed", bookedSessionId: null });
  });

  it("leaves lessons alone that are no longer scheduled", async () => {
    const eid = await buildHoliday(test.db);
    const lesson = await buildLessonAt(test.db, "2027-01-10T10:00:00Z");
    await test.db.update(sessions).set({ status: "Joined" }).where(eq(sessions.id, lesson.id));
    await staff.patch(eid.url, { is_confirmed: true });
    expect(await sessionOf(test.db, lesson)).toMatchObject({ status: "Joined", cancelledBy: null });
  });
});

describe("clearing a confirmed Eid", () => {
  const deps = { ...test.services, log: test.app.log };

  it("cancels once what has come back into it, and tells", async () => {
    const eid = await buildHoliday(test.db);
    await staff.patch(eid.url, { is_confirmed: true });
    const lesson = await buildLessonAt(test.db, "2027-01-10T10:00:00Z");
    const outside = await buildLessonAt(test.db, "2027-01-14T10:00:00Z");
    expect(await clearHolidays(deps)).toBe(1);
    expect(await clearHolidays(deps)).toBe(0);
    expect(await sessionOf(test.db, lesson)).toMatchObject({
      status: "Cancelled",
      cancelledBy: "holiday",
      sequence: 1,
    });
    expect((await sessionOf(test.db, outside)).status).toBe("Scheduled");
    expect(await mailsTo(test.db, lesson.parent.email)).toHaveLength(1);
    expect((await auditOfHoliday(test.db, eid)).at(-1)).toEqual({
      kind: "clear-holiday",
      payload: { cancelled: 1 },
    });
  });

  it("leaves proposals alone", async () => {
    await buildHoliday(test.db);
    const lesson = await buildLessonAt(test.db, "2027-01-10T10:00:00Z");
    expect(await clearHolidays(deps)).toBe(0);
    expect((await sessionOf(test.db, lesson)).status).toBe("Scheduled");
  });
});
