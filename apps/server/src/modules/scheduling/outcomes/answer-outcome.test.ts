import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { markOf } from "../../../../test/outcomes.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { lessonOutcomes } from "../tables/lesson-outcomes.ts";
import { makeUps } from "../tables/make-ups.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";
import { presenceMarks } from "../tables/presence-marks.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
const WHY = { reason: "Both told us so" };

async function held(startsAt = inHours(-2)) {
  const teacher = await buildTeacher(test.db, { name: "Amal" });
  const student = await buildStudent(test.db);
  const parent = await buildParent(test.db, [student]);
  const session = await buildSession(test.db, { teacher, students: [student], startsAt });
  return { teacher, student, parent, session };
}

async function say(person: { id: string }, id: string, body: object) {
  return (await signedIn(test, person)).post(`/api/sessions/${id}/outcome/`, body);
}
const rowOf = async (id: string) =>
  (await test.db.select().from(sessions).where(eq(sessions.id, id)))[0];
const reportsOf = (id: string) =>
  test.db.select().from(sessionReports).where(eq(sessionReports.sessionId, id));
const owedFor = (id: string) => test.db.select().from(makeUps).where(eq(makeUps.sessionId, id));

describe("a lesson that is over", () => {
  it("was held and owes a report, once", async () => {
    const { teacher, student, session } = await held();
    for (const kind of ["completed", "completed"]) {
      const answer = await say(teacher, session.id, { kind });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: "Completed", can_say_outcome: true });
      expect(answer.json().outcomes).toMatchObject([
        { version: 1, kind: "completed", said_by: "teacher", said_by_name: "Amal", reason: "" },
      ]);
    }
    expect(await reportsOf(session.id)).toMatchObject([
      { studentId: student.id, submittedAt: null, dueAt: inHours(23.75) },
    ]);
  });

  it.each([
    ["a day after its end where that is known at once", -1.25, 23.75],
    ["later where it is said late, with as much time to write it", -72, 23.75],
  ])("has its report due %s", async (_, startsIn, dueIn) => {
    const { teacher, session } = await held(inHours(startsIn));
    await say(teacher, session.id, { kind: "completed" });
    expect(await reportsOf(session.id)).toMatchObject([{ dueAt: inHours(dueIn) }]);
  });

  it("keeps how late each came by their presence, unless it is said otherwise", async () => {
    const { teacher, student, session } = await held();
    await test.db
      .insert(presenceMarks)
      .values([markOf(session, "teacher", teacher)(4), markOf(session, "pupil", student)(9)]);
    const answer = await say(teacher, session.id, { kind: "completed", pupil_late_min: 0 });
    expect(answer.json().outcomes).toMatchObject([{ teacher_late_min: 4, pupil_late_min: 0 }]);
  });

  it("was missed by its student without a make-up, and its report is not waited for", async () => {
    const { teacher, session } = await held();
    await say(teacher, session.id, { kind: "completed" });
    const answer = await say(teacher, session.id, { kind: "pupil_absent" });
    expect(answer.json()).toMatchObject({ status: "Missed" });
    expect(await reportsOf(session.id)).toEqual([]);
    expect(await owedFor(session.id)).toEqual([]);
  });

  it("keeps what was typed of its report where it is said to be missed, and has it back after that", async () => {
    const { teacher, session } = await held();
    const staff = await buildStaff(test.db);
    await say(teacher, session.id, { kind: "completed" });
    const [owed] = await reportsOf(session.id);
    const desk = await signedIn(test, teacher);
    const draft = { homework: "Réciter", version: 0 };
    const saved = await desk.put(`/api/reports/${owed?.id}/draft/`, draft);
    expect(saved.statusCode).toBe(200);
    for (let round = 0; round < 2; round += 1) {
      await say(staff, session.id, { kind: "pupil_absent", ...WHY });
      expect(await reportsOf(session.id)).toEqual([]);
      await say(staff, session.id, { kind: "completed", ...WHY });
      expect(await reportsOf(session.id)).toMatchObject([{ draft, draftSavedAt: TEST_NOW }]);
    }
  });

  it("is owed again, and its report is not, where a fault of the teacher's took most of it", async () => {
    const { teacher, student, session } = await held();
    const fault = { kind: "technical", lost_by: "teacher" };
    await say(teacher, session.id, { ...fault, lost_min: 20 });
    expect(await reportsOf(session.id)).toHaveLength(1);
    expect(await owedFor(session.id)).toEqual([]);
    const worse = await say(teacher, session.id, { ...fault, lost_min: 40 });
    expect(worse.json()).toMatchObject({ status: "Completed" });
    expect(await reportsOf(session.id)).toEqual([]);
    expect(await owedFor(session.id)).toMatchObject([{ studentId: student.id, cause: "teacher" }]);
  });

  it.each(["teacher_absent", "both_absent"])(
    "is owed after %s, and staff hear of it",
    async (kind) => {
      const { teacher, student, session } = await held();
      const staff = await buildStaff(test.db);
      await say(teacher, session.id, { kind });
      expect(await owedFor(session.id)).toMatchObject([
        { studentId: student.id, cause: "teacher", state: "owed", month: "2026-11" },
      ]);
      const decided = await test.db
        .select()
        .from(policyDecisions)
        .where(eq(policyDecisions.sessionId, session.id));
      expect(decided).toMatchObject([{ rule: "teacher_absent", decision: { makeUp: "owed" } }]);
      const mails = await mailsTo(test.db, staff.email);
      expect(mails.map(({ template }) => template)).toEqual(["teacher-absent"]);
      expect(mails[0]?.params.details).toContain("10:00");
      expect((await say(teacher, session.id, { kind: "completed" })).statusCode).toBe(409);
      expect((await say(staff, session.id, { kind: "completed", ...WHY })).statusCode).toBe(200);
      expect(await owedFor(session.id)).toEqual([]);
    },
  );

  it("is the family’s own make-up again where it was moved and is found to have been given", async () => {
    const { teacher, student, session } = await held();
    const staff = await buildStaff(test.db);
    const moved = {
      sessionId: session.id,
      studentId: student.id,
      teacherId: teacher.id,
      cause: "family",
      month: "2026-10",
      state: "booked",
      bookedSessionId: session.id,
    } as const;
    await test.db.insert(makeUps).values(moved);
    for (let round = 0; round < 2; round += 1) {
      await say(staff, session.id, { kind: "teacher_absent", ...WHY });
      expect(await owedFor(session.id)).toMatchObject([
        { cause: "teacher", state: "owed", month: "2026-11", bookedSessionId: null },
      ]);
      await say(staff, session.id, { kind: "completed", ...WHY });
      expect(await owedFor(session.id)).toMatchObject([moved]);
    }
  });

  it("is told to the family each time it is owed, and each time it is owed no more", async () => {
    const { parent, session } = await held();
    const staff = await buildStaff(test.db);
    for (const kind of ["teacher_absent", "completed", "both_absent", "pupil_absent"]) {
      await say(staff, session.id, { kind, ...WHY });
    }
    const mails = await mailsTo(test.db, parent.email);
    expect(mails.map(({ template }) => template)).toEqual([
      "lesson-not-given",
      "make-up-withdrawn",
      "lesson-not-given",
      "make-up-withdrawn",
    ]);
    expect(mails[1]?.params.details).toContain("09:00");
  });

  it("keeps what it owes once that is booked", async () => {
    const { teacher, student, session } = await held();
    const staff = await buildStaff(test.db);
    await say(staff, session.id, { kind: "teacher_absent", ...WHY });
    const next = await buildSession(test.db, { teacher, students: [student] });
    await test.db
      .update(makeUps)
      .set({ state: "booked", bookedSessionId: next.id })
      .where(eq(makeUps.sessionId, session.id));
    const answer = await say(staff, session.id, { kind: "completed", ...WHY });
    expect(answer.statusCode).toBe(409);
    expect((await rowOf(session.id))?.status).toBe("Missed");
  });

  it.each([
    [{}, "kind"],
    [{ kind: "cancelled" }, "kind"],
    [{ kind: "technical" }, "lost_min"],
    [{ kind: "technical", lost_min: 10 }, "lost_by"],
    [{ kind: "technical", lost_min: 61, lost_by: "pupil" }, "lost_min"],
    [{ kind: "completed", teacher_late_min: 61 }, "teacher_late_min"],
    [{ kind: "completed", reason: "x".repeat(501) }, "reason"],
  ])("is not told as %j", async (body, field) => {
    const { teacher, session } = await held();
    const answer = await say(teacher, session.id, body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
  });

  it("is said by its teacher and staff, after the end and for a week", async () => {
    const { teacher, student, parent, session } = await held(inHours(-0.5));
    const done = { kind: "completed" };
    expect((await say(teacher, session.id, done)).json().detail[0]).toContain("after it has");
    test.clock.advance(HOUR_MS);
    for (const person of [student, parent]) {
      expect((await say(person, session.id, done)).statusCode).toBe(403);
    }
    expect((await say(await buildTeacher(test.db), session.id, done)).statusCode).toBe(404);
    const guest = await test.client().post(`/api/sessions/${session.id}/outcome/`, done);
    expect(guest.statusCode).toBe(401);
    expect((await say(teacher, session.id, done)).statusCode).toBe(200);
    test.clock.advance(8 * 24 * HOUR_MS);
    const late = await say(teacher, session.id, { kind: "pupil_absent" });
    const staff = await buildStaff(test.db);
    const office = await say(staff, session.id, { kind: "pupil_absent", ...WHY });
    test.clock.set(TEST_NOW);
    expect([late.statusCode, office.statusCode]).toEqual([409, 200]);
  });

  it("stands in versions that nobody changes, with who said them and why; a family reads the last word", async () => {
    const { session, teacher, parent } = await held();
    await say(teacher, session.id, { kind: "completed" });
    const staff = await buildStaff(test.db, { name: "Huda" });
    const unexplained = await say(staff, session.id, { kind: "pupil_absent" });
    expect(unexplained.statusCode).toBe(400);
    expect(Object.keys(unexplained.json())).toEqual(["reason"]);
    const answer = await say(staff, session.id, { kind: "pupil_absent", ...WHY });
    expect(answer.json().outcomes).toMatchObject([
      { version: 2, kind: "pupil_absent", said_by: "staff", said_by_name: "Huda", ...WHY },
      { version: 1, kind: "completed", said_by: "teacher", said_by_name: "Amal" },
    ]);
    const read = await (await signedIn(test, parent)).get(`/api/sessions/${session.id}/`);
    expect(read.json().outcomes).toMatchObject([
      { version: 2, kind: "pupil_absent", said_by_name: null, reason: "" },
    ]);
    const changing = test.db.update(lessonOutcomes).set({ kind: "completed" });
    await expect(changing).rejects.toMatchObject({ cause: { code: "23001" } });
  });
});
