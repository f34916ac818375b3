import type { Grade } from "@riwaq/contracts/learning/reports";
import type { SessionStatus } from "@riwaq/domain/scheduling/sessions/status";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../test/error-map.ts";
import {
  buildEnrolment,
  buildParent,
  buildReport,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { statementsOf } from "../../../test/statements.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { sessionReports } from "../../modules/learning/tables/session-reports.ts";
import { agreements } from "../../modules/people/tables/agreements.ts";
import { outcomeQuestions } from "../../modules/scheduling/tables/outcome-questions.ts";
import { findWork } from "./queries.ts";

const test = await startTestApp();
const URL = "/api/teacher-dashboard/";
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

async function dashboardOf(teacher: { id: string }) {
  const answer = await (await signedIn(test, teacher)).get(URL);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe("the teacher dashboard", () => {
  it("is empty for a teacher who has just begun", async () => {
    expect(await dashboardOf(await buildTeacher(test.db))).toEqual({
      upcoming_sessions: { count: 0, next_session_timestamp: null },
      pending_reports: [],
      time_zone: "Africa/Cairo",
      today: [],
      week: [],
      attention: [],
      questions: [],
      periodic_drafts: 0,
    });
  });

  it("counts the sessions that are still to be held and names the next one in seconds", async () => {
    const teacher = await buildTeacher(test.db);
    await buildSession(test.db, { teacher, startsAt: inHours(-2) });
    await buildSession(test.db, { teacher, startsAt: inHours(3), status: "Cancelled" });
    await buildSession(test.db, { teacher, startsAt: inHours(48) });
    await buildSession(test.db, { teacher, startsAt: inHours(5.5), status: "Joined" });
    await buildSession(test.db, { teacher: await buildTeacher(test.db), startsAt: inHours(1) });
    const { upcoming_sessions } = await dashboardOf(teacher);
    expect(upcoming_sessions).toEqual({
      count: 2,
      next_session_timestamp: inHours(5.5).getTime() / 1000,
    });
  });

  it("no longer counts a session that has begun", async () => {
    const teacher = await buildTeacher(test.db);
    await buildSession(test.db, { teacher, startsAt: inHours(1) });
    const client = await signedIn(test, teacher);
    test.clock.set(new Date(inHours(1).getTime() - 1));
    expect((await client.get(URL)).json().upcoming_sessions.count).toBe(1);
    test.clock.set(inHours(1));
    expect((await client.get(URL)).json().upcoming_sessions).toEqual({
      count: 0,
      next_session_timestamp: null,
    });
    test.clock.set(TEST_NOW);
  });

  it("lists pending reports by due date: one per student, a day after the session", async () => {
    const teacher = await buildTeacher(test.db);
    const [nour, yusuf] = [
      await buildStudent(test.db, { name: "Nour" }),
      await buildStudent(test.db, { name: "Yusuf" }),
    ];
    const late = await buildSession(test.db, { teacher, students: [nour], startsAt: inHours(-3) });
    const early = await buildSession(test.db, {
      teacher,
      students: [nour, yusuf],
      startsAt: inHours(-50),
    });
    await buildReport(test.db, { session: late, student: nour });
    await buildReport(test.db, { session: early, student: yusuf });
    await buildReport(test.db, { session: early, student: nour, submittedAt: inHours(-40) });
    const { pending_reports } = await dashboardOf(teacher);
    expect(pending_reports).toEqual([
      { session_id: early.id, student: "Yusuf", due_date: inHours(-50 + 25).toISOString() },
      { session_id: late.id, student: "Nour", due_date: inHours(-3 + 25).toISOString() },
    ]);
  });

  it("shows no other teacher's reports", async () => {
    const [one, two] = [await buildTeacher(test.db), await buildTeacher(test.db)];
    const student = await buildStudent(test.db);
    const session = await buildSession(test.db, { teacher: one, students: [student] });
    await buildReport(test.db, { session, student });
    expect((await dashboardOf(two)).pending_reports).toEqual([]);
    expect((await dashboardOf(one)).pending_reports).toHaveLength(1);
  });

  it("shows the day on the teacher's wall, the cancelled lesson too, and the six days after it", async () => {
    const teacher = await buildTeacher(test.db);
    const nour = await buildStudent(test.db, { name: "Nour" });
    const at = (startsAt: string, status: SessionStatus = "Scheduled") =>
      buildSession(test.db, { teacher, students: [nour], startsAt: new Date(startsAt), status });
    // In Cairo the day is from 22:00 to 22:00 UTC.
    await at("2026-11-20T21:00:00Z", "Completed");
    const early = await at("2026-11-20T22:00:00Z", "Completed");
    const late = await at("2026-11-21T21:00:00Z");
    const noon = await at("2026-11-21T12:00:00Z", "Cancelled");
    const tomorrow = await at("2026-11-21T22:00:00Z");
    const lastOfWeek = await at("2026-11-27T21:00:00Z");
    await at("2026-11-27T22:00:00Z");
    const { today, week } = await dashboardOf(teacher);
    expect(today.map(({ id }: { id: string }) => id)).toEqual([early.id, noon.id, late.id]);
    expect(week.map(({ id }: { id: string }) => id)).toEqual([tomorrow.id, lastOfWeek.id]);
    expect(today[1]).toMatchObject({
      status: "Cancelled",
      students_names: ["Nour"],
      family_zone: "Europe/Paris",
      start_time: "14:00:00",
      join_opens_at: "2026-11-21T11:50:00.000Z",
      join_closes_at: "2026-11-21T13:00:00.000Z",
    });
  });

  it("asks the database four times, however much there is", async () => {
    const teacher = await buildTeacher(test.db);
    for (const hours of [-30, 2, 5]) {
      const student = await buildStudent(test.db);
      const session = await buildSession(test.db, {
        teacher,
        students: [student],
        startsAt: inHours(hours),
      });
      await buildReport(test.db, { session, student });
    }
    const client = await signedIn(test, teacher);
    const statements = await statementsOf(test.db, () => client.get(URL));
    expect(statements.length).toBeLessThanOrEqual(4);
  });

  it("reads what is asked about lessons once, and not beside each report", async () => {
    const teacher = await buildTeacher(test.db);
    const student = await buildStudent(test.db);
    for (const hours of [-30, -20, -10]) {
      const session = await buildSession(test.db, {
        teacher,
        students: [student],
        startsAt: inHours(hours),
      });
      await buildReport(test.db, { session, student });
      await test.db.insert(outcomeQuestions).values({
        sessionId: session.id,
        suggested: "both_absent",
        askedAt: TEST_NOW,
        dueAt: TEST_NOW,
      });
    }
    const rows = await findWork(test.db, teacher.id, TEST_NOW);
    expect(rows.map(({ questions }) => questions?.length)).toEqual([3, undefined, undefined]);
    expect(await dashboardOf(teacher)).toMatchObject({
      pending_reports: [{}, {}, {}],
      questions: [{}, {}, {}],
    });
  });

  it("is for teachers only", async () => {
    const others = [
      await buildStudent(test.db),
      await buildParent(test.db),
      await buildStaff(test.db),
    ];
    for (const other of others) {
      const answer = await (await signedIn(test, other)).get(URL);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual(TEACHERS_ONLY);
    }
    const guest = await test.client().get(URL);
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });
});

describe("pupils who need attention", () => {
  const day = (days: number) => inHours(-24 * days);
  type Pair = { teacher: { id: string }; student: { id: string } };

  /** One report for each day ago: a grade, or an absence. */
  async function write({ teacher, student }: Pair, reports: Record<number, Grade | null>) {
    for (const [days, grade] of Object.entries(reports)) {
      const startsAt = day(Number(days));
      const of = { teacher, students: [student], startsAt, status: "Completed" as const };
      const session = await buildSession(test.db, of);
      const submittedAt = new Date(startsAt.getTime() + 7_200_000);
      const report = await buildReport(test.db, { session, student, submittedAt });
      const written = { grade, attendance: grade ? ("present" as const) : ("absent" as const) };
      await test.db
        .update(sessionReports)
        .set(written)
        .where(eq(sessionReports.id, report?.id ?? ""));
    }
  }

  it("are named with every reason, the most pressing first", async () => {
    const teacher = await buildTeacher(test.db);
    const pupil = (name: string) => buildStudent(test.db, { name });
    const [away, falling, absent, fine] = [
      await pupil("Away"),
      await pupil("Falling"),
      await pupil("Absent"),
      await pupil("Fine"),
    ];
    await buildEnrolment(test.db, teacher, away);
    await write({ teacher, student: away }, { 90: "Good", 20: null, 19: null });
    await write(
      { teacher, student: falling },
      { 9: "Excellent", 8: "Excellent", 3: "Average", 2: "Good", 1: "Good" },
    );
    await write({ teacher, student: absent }, { 4: "Good", 1.5: null, 0.5: null });
    await write({ teacher, student: fine }, { 5: "Good" });
    const { attention } = await dashboardOf(teacher);
    expect(attention).toEqual([
      { student_id: away.id, student: "Away", reasons: ["absent", "away"], performance: "Good" },
      { student_id: absent.id, student: "Absent", reasons: ["absent"], performance: "Good" },
      { student_id: falling.id, student: "Falling", reasons: ["falling"], performance: "Good" },
    ]);
  });

  it("are not those who left, who closed their account, or whom another teacher writes about", async () => {
    const [teacher, other] = [await buildTeacher(test.db), await buildTeacher(test.db)];
    const pupils = [
      await buildStudent(test.db),
      await buildStudent(test.db),
      await buildStudent(test.db, { closedAt: TEST_NOW }),
    ] as const;
    const [left, elsewhere, closed] = pupils;
    await buildEnrolment(test.db, teacher, left);
    await write({ teacher, student: left }, { 70: null, 69: null });
    await buildEnrolment(test.db, teacher, closed);
    await write({ teacher, student: closed }, { 22: null, 21: null });
    await test.db
      .update(agreements)
      .set({ endedAt: day(20) })
      .where(eq(agreements.studentId, left.id));
    await buildEnrolment(test.db, teacher, elsewhere);
    await write({ teacher: other, student: elsewhere }, { 24: null, 23: null });
    expect((await dashboardOf(teacher)).attention).toEqual([]);
    expect((await dashboardOf(other)).attention).toMatchObject([{ student_id: elsewhere.id }]);
  });

  it("are not those whom the teacher does not reach any more", async () => {
    const teacher = await buildTeacher(test.db);
    const student = await buildStudent(test.db);
    await buildEnrolment(test.db, teacher, student);
    await write({ teacher, student }, { 32: null, 31: null });
    await test.db
      .update(agreements)
      .set({ broughtTogetherAt: day(90) })
      .where(eq(agreements.teacherId, teacher.id));
    expect((await dashboardOf(teacher)).attention).toEqual([]);
  });

  it("is no longer away with a lesson in the coming week", async () => {
    const teacher = await buildTeacher(test.db);
    const student = await buildStudent(test.db);
    await write({ teacher, student }, { 15: "Good" });
    const reasonsNow = async () =>
      (await dashboardOf(teacher)).attention.flatMap(
        ({ reasons }: { reasons: string[] }) => reasons,
      );
    expect(await reasonsNow()).toEqual(["away"]);
    await buildSession(test.db, { teacher, students: [student], startsAt: day(-6) });
    expect(await reasonsNow()).toEqual([]);
  });
});
