import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  buildReport,
  buildSession,
  buildStudent,
  buildTeacher,
  CANCELLED,
} from "../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { lessonOutcomes } from "../../modules/scheduling/tables/lesson-outcomes.ts";
import { sessionStudents } from "../../modules/scheduling/tables/session-students.ts";
import { sessions } from "../../modules/scheduling/tables/sessions.ts";
import { timeSlots } from "../../modules/scheduling/tables/time-slots.ts";
import { databaseFault } from "./database.ts";
import { events } from "./tables/events.ts";

const { db } = await startTestApp();
const inMinutes = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

async function faultOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return databaseFault(error);
}

describe("the database books an hour once", () => {
  it.each([
    ["the same hour", 0, 60],
    ["its first minute", -59, 60],
    ["its last minute", 59, 60],
    ["a part of it", 15, 30],
    ["all around it", -60, 180],
  ])("for a teacher: %s is refused", async (_name, startMinute, lengthMinutes) => {
    const teacher = await buildTeacher(db);
    await buildSession(db, { teacher, startsAt: inMinutes(0) });
    const second = buildSession(db, { teacher, startsAt: inMinutes(startMinute), lengthMinutes });
    expect(await faultOf(second)).toMatchObject({
      code: "23P01",
      constraint: "sessions_teacher_no_overlap",
    });
  });

  it("for a student, with whichever teacher", async () => {
    const student = await buildStudent(db);
    const students = [student];
    await buildSession(db, { teacher: await buildTeacher(db), students });
    const second = buildSession(db, { teacher: await buildTeacher(db), students });
    expect(await faultOf(second)).toMatchObject({
      code: "23P01",
      constraint: "session_students_no_overlap",
    });
  });

  it("and lets lessons follow each other without a break", async () => {
    const [teacher, student] = [await buildTeacher(db), await buildStudent(db)];
    for (const minute of [0, 60, -60]) {
      await buildSession(db, { teacher, students: [student], startsAt: inMinutes(minute) });
    }
    const rows = await db.select().from(sessions).where(eq(sessions.teacherId, teacher.id));
    expect(rows).toHaveLength(3);
  });

  it.each(["Joined", "Completed", "Missed"] as const)("also when it is %s", async (status) => {
    const teacher = await buildTeacher(db);
    await buildSession(db, { teacher, status });
    expect(await faultOf(buildSession(db, { teacher }))).toMatchObject({ code: "23P01" });
  });

  it("and frees it for teacher and student when the lesson is cancelled", async () => {
    const [teacher, student] = [await buildTeacher(db), await buildStudent(db)];
    const first = await buildSession(db, { teacher, students: [student] });
    await db.update(sessions).set(CANCELLED).where(eq(sessions.id, first.id));
    const second = await buildSession(db, { teacher, students: [student] });
    expect(second.status).toBe("Scheduled");
    const revived = db
      .update(sessions)
      .set({ status: "Scheduled", cancelledBy: null, cancelledAt: null })
      .where(eq(sessions.id, first.id));
    expect(await faultOf(revived)).toMatchObject({ code: "23P01" });
  });

  it("and one winner among many who book it at once", async () => {
    const teacher = await buildTeacher(db);
    const attempts = Array.from({ length: 8 }, () => buildSession(db, { teacher }));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("a session that moves", () => {
  it("takes its students' copies of hour and status along", async () => {
    const [teacher, student] = [await buildTeacher(db), await buildStudent(db)];
    const session = await buildSession(db, { teacher, students: [student] });
    const change = { startsAt: inMinutes(300), endsAt: inMinutes(345), status: "Joined" as const };
    await db.update(sessions).set(change).where(eq(sessions.id, session.id));
    const copies = await db
      .select()
      .from(sessionStudents)
      .where(eq(sessionStudents.sessionId, session.id));
    expect(copies).toEqual([{ sessionId: session.id, studentId: student.id, ...change }]);
  });

  it("does not move onto another lesson of its student", async () => {
    const students = [await buildStudent(db)];
    const [one, two] = [await buildTeacher(db), await buildTeacher(db)];
    await buildSession(db, { teacher: one, students, startsAt: inMinutes(0) });
    const moving = await buildSession(db, { teacher: two, students, startsAt: inMinutes(120) });
    const move = db
      .update(sessions)
      .set({ startsAt: inMinutes(30), endsAt: inMinutes(90) })
      .where(eq(sessions.id, moving.id));
    expect(await faultOf(move)).toMatchObject({ constraint: "session_students_no_overlap" });
  });

  it("cannot have a copy that says something else", async () => {
    const [teacher, student] = [await buildTeacher(db), await buildStudent(db)];
    const session = await buildSession(db, { teacher, students: [student] });
    const change = db
      .update(sessionStudents)
      .set({ startsAt: inMinutes(1) })
      .where(eq(sessionStudents.sessionId, session.id));
    expect(await faultOf(change)).toMatchObject({ code: "23503" });
  });
});

describe("the database refuses", () => {
  it("a session that ends before it starts, or lasts longer than six hours", async () => {
    const teacher = await buildTeacher(db);
    expect(await faultOf(buildSession(db, { teacher, lengthMinutes: 0 }))).toMatchObject({
      constraint: "sessions_order",
    });
    expect(await faultOf(buildSession(db, { teacher, lengthMinutes: 361 }))).toMatchObject({
      constraint: "sessions_length",
    });
  });

  it("a second report of one student on one session, and a grade before it is handed in", async () => {
    const [teacher, student] = [await buildTeacher(db), await buildStudent(db)];
    const session = await buildSession(db, { teacher, students: [student] });
    const graded = buildReport(db, { session, student, grade: "Good" });
    expect(await faultOf(graded)).toMatchObject({
      constraint: "session_reports_graded_when_submitted",
    });
    await buildReport(db, { session, student });
    expect(await faultOf(buildReport(db, { session, student }))).toMatchObject({
      constraint: "session_reports_once",
    });
  });

  it("overlapping ranges of a teacher's day", async () => {
    const teacher = await buildTeacher(db);
    const range = { teacherId: teacher.id, dayOfWeek: 1, startMinute: 540, endMinute: 600 };
    await db.insert(timeSlots).values(range);
    const over = db.insert(timeSlots).values({ ...range, startMinute: 599, endMinute: 660 });
    expect(await faultOf(over.execute())).toMatchObject({ constraint: "time_slots_no_overlap" });
  });

  it("any change of the audit log", async () => {
    const values = { actorRole: "guest", kind: "x", subjectType: "user", subjectId: "1" };
    await db.insert(events).values(values);
    const update = db.update(events).set({ kind: "y" });
    expect(await faultOf(update.execute())).toMatchObject({ code: "23001" });
    expect(await faultOf(db.delete(events).execute())).toMatchObject({ code: "23001" });
  });
});

it("a lesson's status follows the last of what was said of it, in whichever order a copy writes it", async () => {
  const { id } = await buildSession(db, {
    teacher: await buildTeacher(db),
    startsAt: inMinutes(-600),
  });
  const said = { sessionId: id, saidBy: "system", createdAt: TEST_NOW } as const;
  await db.transaction(async (tx) => {
    await tx.insert(lessonOutcomes).values({ ...said, version: 2, kind: "completed" });
    await tx.insert(lessonOutcomes).values({ ...said, version: 1, kind: "pupil_absent" });
  });
  const [lesson] = await db.select().from(sessions).where(eq(sessions.id, id));
  expect(lesson?.status).toBe("Completed");
});
