import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../test/error-map.ts";
import {
  buildParent,
  buildReport,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";

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
