import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildSession, buildStudent, buildTeacher, meetingOf } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";
import { type LessonToBe, writeSessions } from "./write-sessions.ts";

const { db } = await startTestApp();
const HOUR_MS = 3_600_000;

async function lessonsOf(hours: number[], change: Partial<LessonToBe> = {}): Promise<LessonToBe[]> {
  const teacherId = change.teacherId ?? (await buildTeacher(db)).id;
  const studentIds = change.studentIds ?? [(await buildStudent(db)).id];
  return hours.map((hour) => ({
    teacherId,
    studentIds,
    programmeId: null,
    kind: "single",
    series: null,
    startsAtMs: TEST_NOW.getTime() + hour * HOUR_MS,
    endsAtMs: TEST_NOW.getTime() + (hour + 1) * HOUR_MS,
    isShifted: false,
    ...change,
  }));
}
const write = (lessons: LessonToBe[]) =>
  inTransaction(db, (tx) => writeSessions(tx, lessons, TEST_NOW));
const taken = { code: "conflict", fields: { detail: [{ key: "hour_taken" }] } };

describe("writing lessons", () => {
  it("answers their ids in order, with the pupil in each", async () => {
    const lessons = await lessonsOf([1, 3, 2]);
    const ids = await write(lessons);
    const rows = await db
      .select({ id: sessions.id, startsAt: sessions.startsAt, pupil: sessionStudents.studentId })
      .from(sessions)
      .innerJoin(sessionStudents, eq(sessionStudents.sessionId, sessions.id))
      .where(eq(sessions.teacherId, lessons[0]?.teacherId ?? ""))
      .orderBy(asc(sessions.startsAt));
    expect(rows.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
    expect(new Set(rows.map(({ pupil }) => pupil))).toEqual(new Set(lessons[0]?.studentIds));
  });

  it("writes more rows than one statement may hold", async () => {
    const lessons = await lessonsOf(Array.from({ length: 2500 }, (_, index) => index));
    expect(new Set(await write(lessons)).size).toBe(2500);
  });

  it("writes nothing at all where one hour of the teacher's is taken", async () => {
    const lessons = await lessonsOf([1, 2, 3]);
    const teacher = { id: lessons[0]?.teacherId ?? "" };
    const startsAt = new Date(TEST_NOW.getTime() + 2.5 * HOUR_MS);
    await buildSession(db, { teacher, startsAt });
    await expect(write(lessons)).rejects.toMatchObject(taken);
    const rows = await db.select().from(sessions).where(eq(sessions.teacherId, teacher.id));
    expect(rows).toHaveLength(1);
  });

  it("refuses an hour of the pupil's that is taken with another teacher", async () => {
    const [first] = await lessonsOf([5]);
    if (!first) throw new Error("no lesson");
    await write([first]);
    const others = await lessonsOf([5], { studentIds: first.studentIds });
    await expect(write(others)).rejects.toMatchObject(taken);
  });
});

describe("where a lesson meets", () => {
  it.each([
    ["embedded", null, "made", null],
    ["embedded", "https://meet.example/amal", "made", null],
    ["own", "https://meet.example/amal", "made", "https://meet.example/amal"],
    ["own", null, "none", null],
    ["zoom", "https://meet.example/amal", "wanted", null],
    ["jitsi", null, "wanted", null],
  ] as const)("by %s with the link %s is %s", async (meetingProvider, link, state, shown) => {
    const teacher = await buildTeacher(db);
    await db
      .update(teachers)
      .set({ meetingProvider, meetingLink: link })
      .where(eq(teachers.userId, teacher.id));
    const [id = ""] = await write(await lessonsOf([1], { teacherId: teacher.id }));
    expect(await meetingOf(db, id)).toMatchObject({
      provider: meetingProvider,
      state,
      link: shown,
    });
  });
});
