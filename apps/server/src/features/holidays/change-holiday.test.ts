import { redecide } from "@riwaq/domain/policy/redecide";
import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { mailsTo } from "../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { auditEntries } from "../../db/schema/audit-entries.ts";
import { holidays } from "../../db/schema/holidays.ts";
import { makeUps } from "../../db/schema/make-ups.ts";
import { policyDecisions } from "../../db/schema/policy-decisions.ts";
import { sessions } from "../../db/schema/sessions.ts";

const test = await startTestApp();
const member = await buildStaff(test.db);
let staff = await signedIn(test, member);
let hijriYear = 1500;

// The institute's clock is Cairo's, two hours ahead of UTC in winter: the 10th begins on the 9th at 22:00 UTC.
const EID = { kind: "eid_al_fitr", startsOn: "2027-01-10", endsOn: "2027-01-12" } as const;

/** A sign-in does not last for months. */
async function goTo(now: Date) {
  test.clock.set(now);
  staff = await signedIn(test, member);
}

beforeEach(async () => {
  await goTo(TEST_NOW);
  // A table of its own for each test: lessons of another would be cancelled with this one's.
  await test.db.delete(holidays);
  await test.db.update(sessions).set({ status: "Completed", cancelledBy: null });
});

async function buildHoliday(change: Partial<typeof holidays.$inferInsert> = {}) {
  hijriYear += 1;
  const [row] = await test.db
    .insert(holidays)
    .values({ ...EID, hijriYear, ...change })
    .returning();
  if (!row) throw new Error("no holiday");
  return { ...row, url: `/api/staff/holidays/${row.id}/` };
}

async function lessonAt(startsAt: string) {
  const teacher = await buildTeacher(test.db, { name: "Amal" });
  const student = await buildStudent(test.db, { name: "Inès" });
  const parent = await buildParent(test.db, [student]);
  const lesson = await buildSession(test.db, {
    teacher,
    students: [student],
    startsAt: new Date(startsAt),
  });
  return { id: lesson.id, teacher, student, parent };
}

async function rowOf({ id }: { id: string }) {
  const [row] = await test.db.select().from(sessions).where(eq(sessions.id, id));
  if (!row) throw new Error("no session");
  return row;
}

async function auditOf({ id }: { id: string }) {
  const rows = await test.db
    .select({ action: auditEntries.action, details: auditEntries.details })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, "holiday"), eq(auditEntries.subjectId, id)))
    .orderBy(auditEntries.createdAt);
  return rows;
}

describe("confirming an Eid", () => {
  it("cancels what is scheduled in it, without a make-up, and says how many before", async () => {
    const eid = await buildHoliday();
    const inside = [
      await lessonAt("2027-01-09T21:30:00Z"),
      await lessonAt("2027-01-09T22:00:00Z"),
      await lessonAt("2027-01-12T21:30:00Z"),
    ];
    const outside = [
      await lessonAt("2027-01-09T21:00:00Z"),
      await lessonAt("2027-01-12T22:00:00Z"),
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
      expect(await rowOf(lesson)).toMatchObject({
        status: "Cancelled",
        cancelledBy: "holiday",
        cancelledAt: TEST_NOW,
        sequence: 1,
        meetingState: "none",
      });
    }
    for (const lesson of outside) {
      expect(await rowOf(lesson)).toMatchObject({ status: "Scheduled", sequence: 0 });
    }
    const ids = inside.map(({ id }) => id);
    expect(await test.db.select().from(makeUps).where(inArray(makeUps.sessionId, ids))).toEqual([]);
    expect(await auditOf(eid)).toEqual([
      {
        action: "confirm-holiday",
        details: { changed: ["confirmedAt"], cancelled: 3, uncovered: 0 },
      },
    ]);
  });

  it("keeps each decision so that it can be decided again", async () => {
    const eid = await buildHoliday();
    const lesson = await lessonAt("2027-01-10T10:00:00Z");
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
    const eid = await buildHoliday();
    const { teacher, student, parent } = await lessonAt("2027-01-10T10:00:00Z");
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
    const eid = await buildHoliday();
    const lesson = await lessonAt("2027-01-10T10:00:00Z");
    await Promise.all([1, 2, 3].map(() => staff.patch(eid.url, { is_confirmed: true })));
    test.clock.advance(60_000);
    expect((await staff.patch(eid.url, { is_confirmed: true })).statusCode).toBe(200);
    expect(await rowOf(lesson)).toMatchObject({ sequence: 1, cancelledAt: TEST_NOW });
    expect(await auditOf(eid)).toHaveLength(1);
  });

  it("has a meeting outside removed, and owes a make-up lesson in it again", async () => {
    const eid = await buildHoliday();
    const lesson = await lessonAt("2027-01-10T10:00:00Z");
    await test.db
      .update(sessions)
      .set({ kind: "make_up", meetingState: "made", meetingId: "42" })
      .where(eq(sessions.id, lesson.id));
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
    expect((await rowOf(lesson)).meetingState).toBe("unwanted");
    const [after] = await test.db
      .select()
      .from(makeUps)
      .where(eq(makeUps.id, owed?.id ?? ""));
    expect(after).toMatchObject({ state: "owed", bookedSessionId: null });
  });

  it("leaves lessons alone that are no longer scheduled", async () => {
    const eid = await buildHoliday();
    const lesson = await lessonAt("2027-01-10T10:00:00Z");
    await test.db.update(sessions).set({ status: "Joined" }).where(eq(sessions.id, lesson.id));
    await staff.patch(eid.url, { is_confirmed: true });
    expect(await rowOf(lesson)).toMatchObject({ status: "Joined", cancelledBy: null });
  });
});

describe("shifting a holiday", () => {
  it("cancels nothing while it is a proposal", async () => {
    const eid = await buildHoliday();
    const lesson = await lessonAt("2027-01-13T10:00:00Z");
    const answer = await staff.patch(eid.url, { starts_on: "2027-01-11", ends_on: "2027-01-13" });
    expect(answer.json()).toMatchObject({ starts_on: "2027-01-11", lesson_count: 1 });
    expect((await rowOf(lesson)).status).toBe("Scheduled");
    expect(await auditOf(eid)).toEqual([
      {
        action: "shift-holiday",
        details: { changed: ["startsOn", "endsOn"], cancelled: 0, uncovered: 0 },
      },
    ]);
  });

  it("once confirmed cancels what it covers anew, and counts what it no longer covers", async () => {
    const eid = await buildHoliday();
    const first = await lessonAt("2027-01-10T10:00:00Z");
    const last = await lessonAt("2027-01-13T10:00:00Z");
    await staff.patch(eid.url, { is_confirmed: true });
    expect((await rowOf(last)).status).toBe("Scheduled");
    await staff.patch(eid.url, { starts_on: "2027-01-11", ends_on: "2027-01-13" });
    expect(await rowOf(last)).toMatchObject({ status: "Cancelled", cancelledBy: "holiday" });
    expect(await rowOf(first)).toMatchObject({ status: "Cancelled", sequence: 1 });
    expect((await auditOf(eid)).at(-1)?.details).toMatchObject({ cancelled: 1, uncovered: 1 });
  });

  it("of Ramadan is possible until it is over, and cancels nothing", async () => {
    const ramadan = await buildHoliday({ kind: "ramadan", endsOn: "2027-02-08" });
    const lesson = await lessonAt("2027-01-20T10:00:00Z");
    const confirmed = await staff.patch(ramadan.url, { is_confirmed: true });
    expect(confirmed.json()).toMatchObject({ is_confirmed: true, lesson_count: 0 });
    await goTo(new Date("2027-02-08T18:00:00Z"));
    expect((await staff.patch(ramadan.url, { ends_on: "2027-02-09" })).statusCode).toBe(200);
    expect((await rowOf(lesson)).status).toBe("Scheduled");
    await goTo(new Date("2027-02-09T22:00:00Z"));
    expect((await staff.patch(ramadan.url, { ends_on: "2027-02-08" })).statusCode).toBe(409);
  });

  it("is too late once it has begun by the institute's clock", async () => {
    const eid = await buildHoliday();
    await goTo(new Date("2027-01-09T21:59:59Z"));
    expect((await staff.patch(eid.url, { ends_on: "2027-01-13" })).statusCode).toBe(200);
    await goTo(new Date("2027-01-09T22:00:00Z"));
    const answer = await staff.patch(eid.url, { ends_on: "2027-01-12" });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail[0]).toMatch(/has begun or passed/);
  });

  it.each([
    ["an end before the start", { ends_on: "2027-01-09" }, "ends_on"],
    ["a start in the past", { starts_on: "2026-11-20", ends_on: "2026-11-22" }, "starts_on"],
    ["a week and more", { ends_on: "2027-01-17" }, "ends_on"],
    ["a date that is none", { starts_on: "2027-02-30" }, "starts_on"],
    ["a withdrawal", { is_confirmed: false }, "is_confirmed"],
  ])("is refused with %s", async (_name, change, field) => {
    const eid = await buildHoliday();
    const answer = await staff.patch(eid.url, change);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
    expect(await auditOf(eid)).toEqual([]);
  });

  it("to where it stands already changes nothing", async () => {
    const eid = await buildHoliday();
    expect((await staff.patch(eid.url, {})).statusCode).toBe(200);
    expect((await staff.patch(eid.url, { starts_on: EID.startsOn })).statusCode).toBe(200);
    expect(await auditOf(eid)).toEqual([]);
  });
});

it("only staff change holidays, and only those there are", async () => {
  const eid = await buildHoliday();
  const guest = await test.client().patch(eid.url, { is_confirmed: true });
  expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
  for (const build of [buildTeacher, buildStudent, buildParent]) {
    const client = await signedIn(test, await build(test.db));
    expect((await client.patch(eid.url, { is_confirmed: true })).statusCode).toBe(403);
  }
  for (const id of ["11111111-1111-4111-8111-111111111111", "1"]) {
    const answer = await staff.patch(`/api/staff/holidays/${id}/`, { is_confirmed: true });
    expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
  }
  expect(await auditOf(eid)).toEqual([]);
});
