import { OUTCOMES, statusOfOutcome } from "@riwaq/domain/scheduling/outcomes/outcome";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { attend, markOf } from "../../../../test/outcomes.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { lessonOutcomes } from "../tables/lesson-outcomes.ts";
import { makeUps } from "../tables/make-ups.ts";
import { outcomeQuestions } from "../tables/outcome-questions.ts";
import { presenceMarks } from "../tables/presence-marks.ts";
import { sessions } from "../tables/sessions.ts";
import { findOutcome } from "./queries.ts";
import { settleLessons } from "./settle-lessons.job.ts";

const test = await startTestApp();
const { db } = test;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const settle = () => settleLessons({ ...test.services, log });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Nothing is left open by the test before. */
beforeEach(async () => {
  test.clock.advance(8 * DAY_MS);
  await settle();
  test.clock.set(TEST_NOW);
});

/** A lesson of an hour that ends now. */
async function ending() {
  const teacher = await buildTeacher(db, { name: "Amal" });
  const pupil = await buildStudent(db, { name: "Yanis" });
  const parent = await buildParent(db, [pupil]);
  const startsAt = new Date(test.clock.now().getTime() - HOUR_MS);
  const lesson = await buildSession(db, { teacher, students: [pupil], startsAt });
  return { teacher, pupil, parent, lesson };
}

const statusOf = async (id: string) =>
  (await db.select().from(sessions).where(eq(sessions.id, id)))[0]?.status;
const askedAbout = (id: string) =>
  db.select().from(outcomeQuestions).where(eq(outcomeQuestions.sessionId, id));
const eventsOn = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.sequence)).map(
    ({ kind, payload }) => ({ kind, ...(payload as object) }),
  );

describe("a lesson that both attended", () => {
  it("is completed a quarter of an hour after its end, with how late each came, and owes a report", async () => {
    const { teacher, pupil, lesson } = await ending();
    await db
      .insert(presenceMarks)
      .values([markOf(lesson, "teacher", teacher)(3), markOf(lesson, "pupil", pupil)(7)]);
    test.clock.advance(15 * MINUTE_MS - 1);
    expect(await settle()).toBe(0);
    expect(await statusOf(lesson.id)).toBe("Scheduled");
    test.clock.advance(1);
    expect(await settle()).toBe(1);
    expect(await settle()).toBe(0);
    expect(await statusOf(lesson.id)).toBe("Completed");
    expect(await findOutcome(db, lesson.id)).toMatchObject({
      version: 1,
      kind: "completed",
      teacherLateMin: 3,
      pupilLateMin: 7,
      saidBy: "system",
      saidById: null,
    });
    const reports = await db
      .select()
      .from(sessionReports)
      .where(eq(sessionReports.sessionId, lesson.id));
    expect(reports).toMatchObject([{ studentId: pupil.id, submittedAt: null }]);
    expect(await askedAbout(lesson.id)).toEqual([]);
  });

  it("is the teacher's to correct before and after that", async () => {
    const { teacher, pupil, lesson } = await ending();
    await attend(db, lesson, { teacher, pupil });
    const desk = await signedIn(test, teacher);
    const said = await desk.post(`/api/sessions/${lesson.id}/outcome/`, { kind: "pupil_absent" });
    expect(said.statusCode).toBe(200);
    test.clock.advance(15 * MINUTE_MS);
    expect(await settle()).toBe(0);
    expect(await statusOf(lesson.id)).toBe("Missed");
  });
});

describe("a lesson of which presence does not say enough", () => {
  it("is asked of its teacher at the end, of staff after a day, each once", async () => {
    const { teacher, lesson } = await ending();
    await attend(db, lesson, { teacher });
    expect(await settle()).toBe(1);
    expect(await settle()).toBe(0);
    const told = await test.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, teacher.id));
    expect(told).toMatchObject([
      { event: "outcome-asked", path: `/sessions/${lesson.id}/outcome?said=pupil_absent` },
    ]);
    const desk = await signedIn(test, teacher);
    const questions = (await desk.get("/api/outcome-questions/")).json();
    expect(questions).toMatchObject([
      {
        session_id: lesson.id,
        students_names: ["Yanis"],
        suggested: { kind: "pupil_absent" },
        teacher: { minutes: 60, is_press_only: true },
        pupil: { first_at: null, minutes: 0 },
      },
    ]);
    expect((await desk.get("/api/teacher-dashboard/")).json().questions).toEqual(questions);
    expect((await desk.get(`/api/sessions/${lesson.id}/`)).json().question).toEqual(questions[0]);
    const staff = await buildStaff(db);
    const office = await signedIn(test, staff);
    const unanswered = async () =>
      (await office.get("/api/staff/outcome-questions/"))
        .json<Array<{ session_id: string }>>()
        .map(({ session_id: id }) => id);
    expect(await unanswered()).not.toContain(lesson.id);
    test.clock.advance(DAY_MS);
    expect(await settle()).toBe(1);
    expect(await settle()).toBe(0);
    expect(await unanswered()).toContain(lesson.id);
    const alarmed = await db.select().from(notifications).where(eq(notifications.userId, staff.id));
    expect(alarmed).toMatchObject([
      { event: "outcome-unanswered", path: `/sessions/${lesson.id}/outcome` },
    ]);
    expect(await eventsOn(lesson.id)).toEqual([
      { kind: "ask-outcome", of: "teacher", suggested: "pupil_absent" },
      { kind: "ask-outcome", of: "staff", suggested: "pupil_absent" },
    ]);
  });

  it("is asked no more once it is answered", async () => {
    const { teacher, pupil, lesson } = await ending();
    await attend(db, lesson, { pupil });
    await settle();
    const desk = await signedIn(test, teacher);
    await desk.post(`/api/sessions/${lesson.id}/outcome/`, { kind: "completed" });
    expect((await desk.get("/api/outcome-questions/")).json()).toEqual([]);
    test.clock.advance(8 * DAY_MS);
    expect(await settle()).toBe(0);
    expect(await findOutcome(db, lesson.id)).toMatchObject({ version: 1, saidBy: "teacher" });
  });

  it("ends after a week as presence suggests, with all that follows", async () => {
    const { pupil, lesson } = await ending();
    await attend(db, lesson, { pupil });
    await settle();
    test.clock.advance(7 * DAY_MS);
    expect(await settle()).toBe(1);
    expect(await settle()).toBe(0);
    expect(await statusOf(lesson.id)).toBe("Missed");
    const owed = await db.select().from(makeUps).where(eq(makeUps.sessionId, lesson.id));
    expect(owed).toMatchObject([{ studentId: pupil.id, cause: "teacher", state: "owed" }]);
  });

  it("settles by itself where presence is told late", async () => {
    const { teacher, pupil, lesson } = await ending();
    await attend(db, lesson, { teacher });
    await settle();
    await attend(db, lesson, { pupil });
    const late = { dueAt: test.clock.now() };
    await db.update(outcomeQuestions).set(late).where(eq(outcomeQuestions.sessionId, lesson.id));
    test.clock.advance(15 * MINUTE_MS);
    expect(await settle()).toBe(1);
    expect(await statusOf(lesson.id)).toBe("Completed");
    expect(await askedAbout(lesson.id)).toEqual([]);
  });

  it("alarms staff at once, and once, where the teacher is not known to have come", async () => {
    const staff = await buildStaff(db);
    const alone = await ending();
    await attend(db, alone.lesson, { pupil: alone.pupil });
    const alsoThere = await ending();
    await attend(db, alsoThere.lesson, { teacher: alsoThere.teacher });
    await settle();
    test.clock.advance(DAY_MS);
    await settle();
    const desk = await signedIn(test, alone.teacher);
    await desk.post(`/api/sessions/${alone.lesson.id}/outcome/`, { kind: "teacher_absent" });
    const alarms = (await mailsTo(db, staff.email)).filter(
      ({ template }) => template === "teacher-absent",
    );
    expect(alarms).toHaveLength(1);
  });

  it("is not read by families, nor by other teachers, and staff read what is theirs alone", async () => {
    const { parent, lesson } = await ending();
    await settle();
    const family = await signedIn(test, parent);
    expect((await family.get("/api/outcome-questions/")).statusCode).toBe(403);
    expect((await family.get("/api/staff/outcome-questions/")).statusCode).toBe(403);
    expect((await family.get(`/api/sessions/${lesson.id}/`)).json().question).toBeNull();
    const other = await signedIn(test, await buildTeacher(db));
    expect((await other.get("/api/outcome-questions/")).json()).toEqual([]);
    expect((await other.get("/api/staff/outcome-questions/")).statusCode).toBe(403);
    const guest = test.client();
    expect((await guest.get("/api/outcome-questions/")).statusCode).toBe(401);
    expect((await guest.get("/api/staff/outcome-questions/")).statusCode).toBe(401);
  });
});

describe("the round", () => {
  it("goes through more than one batch", async () => {
    const teacher = await buildTeacher(db);
    await db.execute(
      sql`insert into sessions (teacher_id, starts_at, ends_at)
       select ${teacher.id}, at, at + interval '1 hour'
       from generate_series(timestamptz '2026-10-01', timestamptz '2026-10-01' + interval '599 hours', '1 hour') at`,
    );
    expect(await settle()).toBe(600);
    const said = await db.$count(lessonOutcomes, eq(lessonOutcomes.kind, "both_absent"));
    expect(said).toBeGreaterThanOrEqual(600);
    expect(await settle()).toBe(0);
  });
});

describe("the status of a lesson that is over", () => {
  it.each(OUTCOMES)("follows %s", async (kind) => {
    const { lesson } = await ending();
    const lost = kind === "technical" || kind === "shortened" ? 10 : 0;
    const minutes = { lostMin: lost, lostBy: lost > 0 ? ("pupil" as const) : null };
    await db
      .insert(lessonOutcomes)
      .values({ sessionId: lesson.id, version: 1, kind, ...minutes, saidBy: "system" });
    expect(await statusOf(lesson.id)).toBe(statusOfOutcome(kind));
  });

  it("is written by nobody else", async () => {
    const { lesson, teacher } = await ending();
    const write = (status: "Completed" | "Joined") =>
      db.update(sessions).set({ status }).where(eq(sessions.id, lesson.id));
    const refused = { cause: { code: "23514", constraint: "sessions_follow_outcome" } };
    await expect(write("Completed")).rejects.toMatchObject(refused);
    await db
      .insert(lessonOutcomes)
      .values({ sessionId: lesson.id, version: 1, kind: "both_absent", saidBy: "system" });
    await expect(write("Completed")).rejects.toMatchObject(refused);
    await expect(write("Joined")).rejects.toMatchObject(refused);
    const startsAt = new Date("2026-09-01T10:00:00Z");
    const endsAt = new Date("2026-09-01T11:00:00Z");
    const begun = { teacherId: teacher.id, startsAt, endsAt, status: "Missed" } as const;
    await expect(db.insert(sessions).values(begun)).rejects.toMatchObject(refused);
  });
});
