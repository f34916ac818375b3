import { OUTCOME_OF_ABSENCE, statusOfOutcome } from "@riwaq/domain/scheduling/outcomes/outcome";
import { and, eq } from "drizzle-orm";
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
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { lessonOutcomes } from "../tables/lesson-outcomes.ts";
import { makeUps } from "../tables/make-ups.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";
import { sessionJoins } from "../tables/session-joins.ts";
import { sessions } from "../tables/sessions.ts";
import { proposeOutcomes } from "./propose-outcomes.job.ts";
import { findOutcome } from "./say-outcome.ts";

const test = await startTestApp();
const log = { info: () => {}, warn: () => {}, error: () => {} };
const deps = { ...test.services, log };
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

async function held(startsAt = inHours(-2)) {
  const teacher = await buildTeacher(test.db, { name: "Amal" });
  const student = await buildStudent(test.db);
  const parent = await buildParent(test.db, [student]);
  const session = await buildSession(test.db, { teacher, students: [student], startsAt });
  return { teacher, student, parent, session };
}

async function confirm(person: { id: string }, id: string, body: object) {
  return (await signedIn(test, person)).post(`/api/sessions/${id}/outcome/`, body);
}
const rowOf = async (id: string) =>
  (await test.db.select().from(sessions).where(eq(sessions.id, id)))[0];
const reportsOf = (id: string) =>
  test.db.select().from(sessionReports).where(eq(sessionReports.sessionId, id));
const owedFor = (id: string) => test.db.select().from(makeUps).where(eq(makeUps.sessionId, id));

describe("a lesson that is over", () => {
  it("is confirmed as held and owes a report, once", async () => {
    const { teacher, student, session } = await held();
    for (const status of ["Completed", "Completed"]) {
      const answer = await confirm(teacher, session.id, { status });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: "Completed", can_confirm: true });
    }
    expect(await reportsOf(session.id)).toMatchObject([
      { studentId: student.id, submittedAt: null, dueAt: new Date("2026-11-22T09:00:00Z") },
    ]);
  });

  it("is missed by its student without a make-up, and its report is not waited for", async () => {
    const { teacher, session } = await held();
    await confirm(teacher, session.id, { status: "Completed" });
    const answer = await confirm(teacher, session.id, { status: "Missed", absent: "student" });
    expect(answer.json()).toMatchObject({ status: "Missed" });
    expect(await reportsOf(session.id)).toEqual([]);
    expect(await owedFor(session.id)).toEqual([]);
  });

  it.each(["teacher", "both"])(
    "is owed where %s did not come, and staff hear of it",
    async (who) => {
      const { teacher, student, session } = await held();
      const staff = await buildStaff(test.db);
      await confirm(teacher, session.id, { status: "Missed", absent: who });
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
      const back = await confirm(teacher, session.id, { status: "Completed" });
      expect(back.statusCode).toBe(409);
      expect((await confirm(staff, session.id, { status: "Completed" })).statusCode).toBe(200);
      expect(await owedFor(session.id)).toEqual([]);
    },
  );

  it("keeps what it owes once that is booked", async () => {
    const { teacher, student, session } = await held();
    const staff = await buildStaff(test.db);
    await confirm(staff, session.id, { status: "Missed", absent: "teacher" });
    const next = await buildSession(test.db, { teacher, students: [student] });
    await test.db
      .update(makeUps)
      .set({ state: "booked", bookedSessionId: next.id })
      .where(eq(makeUps.sessionId, session.id));
    const answer = await confirm(staff, session.id, { status: "Completed" });
    expect(answer.statusCode).toBe(409);
    expect((await rowOf(session.id))?.status).toBe("Missed");
  });

  it.each([
    [{ status: "Missed" }, "absent"],
    [{ status: "Completed", absent: "student" }, "absent"],
    [{ status: "Cancelled" }, "status"],
    [{}, "status"],
  ])("is not told as %j", async (body, field) => {
    const { teacher, session } = await held();
    const answer = await confirm(teacher, session.id, body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
  });

  it("is said by its teacher and staff, after the end and for a week", async () => {
    const { teacher, student, parent, session } = await held(inHours(-0.5));
    const done = { status: "Completed" };
    expect((await confirm(teacher, session.id, done)).json().detail[0]).toContain("after it has");
    test.clock.advance(HOUR_MS);
    for (const person of [student, parent]) {
      expect((await confirm(person, session.id, done)).statusCode).toBe(403);
    }
    expect((await confirm(await buildTeacher(test.db), session.id, done)).statusCode).toBe(404);
    const guest = await test.client().post(`/api/sessions/${session.id}/outcome/`, done);
    expect(guest.statusCode).toBe(401);
    expect((await confirm(teacher, session.id, done)).statusCode).toBe(200);
    test.clock.advance(8 * 24 * HOUR_MS);
    const late = await confirm(teacher, session.id, { status: "Missed", absent: "student" });
    test.clock.set(TEST_NOW);
    expect(late.statusCode).toBe(409);
  });
});

describe("the round of proposals", () => {
  async function joined(id: string, userId: string, side: "teacher" | "family") {
    const values = {
      sessionId: id,
      userId,
      side,
      source: "button",
      joinedAt: inHours(-1.9),
    } as const;
    await test.db.insert(sessionJoins).values(values);
  }

  it("says by who came in what each lesson was, and alarms staff once", async () => {
    await proposeOutcomes(deps);
    const staff = await buildStaff(test.db);
    const [both, onlyFamily, onlyTeacher, nobody, coming] = [
      await held(),
      await held(),
      await held(),
      await held(),
      await held(inHours(-0.5)),
    ];
    await joined(both.session.id, both.teacher.id, "teacher");
    await joined(both.session.id, both.student.id, "family");
    await joined(onlyFamily.session.id, onlyFamily.parent.id, "family");
    await joined(onlyTeacher.session.id, onlyTeacher.teacher.id, "teacher");
    expect(await proposeOutcomes(deps)).toBeGreaterThanOrEqual(4);
    expect(await proposeOutcomes(deps)).toBe(0);
    const expected = [
      [both, "Completed", null],
      [onlyFamily, "Missed", "teacher"],
      [onlyTeacher, "Missed", "student"],
      [nobody, "Missed", "both"],
      [coming, null, null],
    ] as const;
    for (const [{ session }, proposedStatus, absent] of expected) {
      expect(await rowOf(session.id)).toMatchObject({ status: "Scheduled" });
      const said = await findOutcome(test.db, session.id);
      expect(said?.saidBy ?? null).toBe(proposedStatus && "system");
      expect(said && statusOfOutcome(said.kind)).toBe(proposedStatus);
      expect(said?.kind ?? null).toBe(said && (absent ? OUTCOME_OF_ABSENCE[absent] : "completed"));
    }
    const mails = await mailsTo(test.db, staff.email);
    expect(mails.filter(({ template }) => template === "teacher-absent")).toHaveLength(2);
    expect(await owedFor(onlyFamily.session.id)).toEqual([]);
    await confirm(onlyFamily.teacher, onlyFamily.session.id, {
      status: "Missed",
      absent: "teacher",
    });
    expect(await mailsTo(test.db, staff.email)).toHaveLength(2);
    expect(await owedFor(onlyFamily.session.id)).toMatchObject([{ state: "owed" }]);
  });

  it("with what is confirmed after it stands in versions that nobody changes", async () => {
    const { session, teacher, student } = await held();
    await joined(session.id, teacher.id, "teacher");
    await joined(session.id, student.id, "family");
    await proposeOutcomes(deps);
    await confirm(teacher, session.id, { status: "Completed" });
    const staff = await buildStaff(test.db);
    await confirm(staff, session.id, { status: "Missed", absent: "student" });
    const said = await test.db
      .select()
      .from(lessonOutcomes)
      .where(eq(lessonOutcomes.sessionId, session.id))
      .orderBy(lessonOutcomes.version);
    expect(said).toMatchObject([
      { version: 1, kind: "completed", saidBy: "system", saidById: null },
      { version: 2, kind: "completed", saidBy: "teacher", saidById: teacher.id },
      { version: 3, kind: "pupil_absent", saidBy: "staff", saidById: staff.id },
    ]);
    const changing = test.db.update(lessonOutcomes).set({ kind: "completed" });
    await expect(changing).rejects.toMatchObject({ cause: { code: "23001" } });
  });

  it("goes through more than one batch, and leaves what was confirmed alone", async () => {
    const teacher = await buildTeacher(test.db);
    await test.db.execute(
      `insert into sessions (teacher_id, starts_at, ends_at, status)
       select '${teacher.id}', at, at + interval '1 hour', case when at < '2025-01-02' then 'Completed' else 'Scheduled' end
       from generate_series(timestamptz '2025-01-01', timestamptz '2025-01-01' + interval '229 hours', '1 hour') at`,
    );
    expect(await proposeOutcomes(deps)).toBe(230 - 24);
    const [kept] = await test.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.teacherId, teacher.id), eq(sessions.status, "Completed")))
      .limit(1);
    expect(await findOutcome(test.db, kept?.id ?? "")).toBeNull();
  });
});
