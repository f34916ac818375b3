import { STAFF_RIGHTS, type StaffRight } from "@riwaq/contracts/roles";
import { STAFF_TASKS, type StaffHome } from "@riwaq/contracts/views/dashboard";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { buildApplicationFile } from "../../../test/applications.ts";
import { buildContactMessage } from "../../../test/contact.ts";
import { SIGN_IN_FIRST } from "../../../test/error-map.ts";
import {
  buildMail,
  buildParent,
  buildReport,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { statementsOf } from "../../../test/statements.ts";
import { buildTeaching } from "../../../test/teaching.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { legalActs } from "../../modules/billing/tables/legal-acts.ts";
import { staffRights } from "../../modules/identity/tables/user-roles.ts";
import { leads } from "../../modules/institute/tables/leads.ts";
import { periodicReports } from "../../modules/learning/tables/periodic-reports.ts";
import { teachers } from "../../modules/people/tables/teachers.ts";
import { holidays } from "../../modules/scheduling/tables/holidays.ts";
import { leaves } from "../../modules/scheduling/tables/leaves.ts";
import { makeUps } from "../../modules/scheduling/tables/make-ups.ts";
import { outcomeQuestions } from "../../modules/scheduling/tables/outcome-questions.ts";
import { roundFailures } from "../../platform/db/tables/round-failures.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff-home/";
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

const dayIn = (days: number) =>
  inHours(days * 24)
    .toISOString()
    .slice(0, 10);

async function staffWith(...rights: StaffRight[]) {
  const somebody = await buildStaff(db);
  await db.delete(staffRights).where(eq(staffRights.userId, somebody.id));
  if (rights.length > 0) {
    await db.insert(staffRights).values(rights.map((right) => ({ userId: somebody.id, right })));
  }
  return signedIn(test, somebody);
}

async function tasksFor(...rights: StaffRight[]): Promise<StaffHome["tasks"]> {
  const answer = await (await staffWith(...rights)).get(URL);
  expect(answer.statusCode).toBe(200);
  return answer.json().tasks;
}

/** One of each, and beside it one that waits for nobody of the staff. */
async function seedWork() {
  const [teacher, student] = [await buildTeacher(db), await buildStudent(db)];
  const lesson = (hours: number, change: { status?: "Missed" } = {}) =>
    buildSession(db, { teacher, students: [student], startsAt: inHours(hours), ...change });
  const answered = await lesson(-40, { status: "Missed" });
  const [asked, fresh] = [await lesson(-30), await lesson(-3)];
  const question = { suggested: "pupil_absent" as const, dueAt: inHours(90) };
  await db.insert(outcomeQuestions).values([
    { ...question, sessionId: asked.id, askedAt: inHours(-29), staffAskedAt: inHours(-5) },
    { ...question, sessionId: fresh.id, askedAt: inHours(-2) },
    { ...question, sessionId: answered.id, askedAt: inHours(-39), staffAskedAt: inHours(-15) },
  ]);

  const office = await buildStaff(db);
  const waits = { reason: "no_lesson" as const, ownerId: office.id };
  const [mine, hers, his] = [await buildParent(db), await buildParent(db), await buildParent(db)];
  await db.insert(leads).values([
    { ...waits, personId: mine.id, ownerId: null, waitsSince: inHours(-80) },
    { ...waits, personId: hers.id, dueOn: "2027-11-20", waitsSince: inHours(-90) },
    { ...waits, personId: his.id, stage: "decided", waitsSince: inHours(-99) },
  ]);

  const held = { teacherId: teacher.id, studentId: student.id, month: "2026-11" };
  await db.insert(makeUps).values([
    { ...held, sessionId: asked.id, cause: "emergency", state: "pending", createdAt: inHours(-8) },
    { ...held, sessionId: fresh.id, cause: "family", state: "owed" },
  ]);

  for (const session of [asked, await lesson(-49), await lesson(-60)]) {
    await buildReport(db, { session, student });
  }
  await buildReport(db, { session: answered, student, submittedAt: inHours(-1) });

  const sent = { approval: "applied" as const, sentAt: inHours(-72) };
  await db
    .update(teachers)
    .set(sent)
    .where(eq(teachers.userId, (await buildTeacher(db)).id));

  const teaches = await buildTeaching(db, { approval: "approved" });
  const checked = { state: "checked" as const, judgedAt: inHours(-200) };
  for (const days of [29, 200]) {
    await buildApplicationFile(db, teaches, { ...checked, validUntil: dayIn(days) });
  }

  const quarter = { teacherId: teacher.id, figures: {}, text: {} } as unknown as Pick<
    typeof periodicReports.$inferInsert,
    "teacherId" | "figures" | "text"
  >;
  const period = { studentId: student.id, waitingSince: inHours(-20) };
  await db.insert(periodicReports).values([
    { ...quarter, ...period, periodStart: "2026-07-01", periodEnd: "2026-09-30" },
    {
      ...quarter,
      ...period,
      status: "submitted",
      submittedAt: inHours(-20),
      periodStart: "2026-04-01",
      periodEnd: "2026-06-30",
    },
  ]);
  const eid = { kind: "eid_al_fitr" as const, startsOn: dayIn(9), endsOn: dayIn(11) };
  await db.insert(holidays).values([
    { ...eid, hijriYear: 1, createdAt: inHours(-30) },
    { ...eid, hijriYear: 2, confirmedAt: TEST_NOW },
    { ...eid, hijriYear: 3, startsOn: dayIn(99), endsOn: dayIn(101) },
  ]);
  const ill = { teacherId: teacher.id, kind: "ill" as const, createdAt: inHours(-2) };
  const days = {
    startsOn: dayIn(5),
    endsOn: dayIn(6),
    startsAt: inHours(120),
    endsAt: inHours(144),
  };
  await db.insert(leaves).values([
    { ...ill, ...days },
    { ...ill, ...days, state: "refused", decidedAt: TEST_NOW },
  ]);
  await buildContactMessage(db, { createdAt: inHours(-4) });
  await buildContactMessage(db, { createdAt: inHours(-9), handledAt: TEST_NOW });
  await buildMail(db, { state: "failed", createdAt: inHours(-6) });
  await buildMail(db, { state: "sent", sentAt: TEST_NOW });
  const act = { kind: "withdrawal", said: {}, shown: "x", shownHash: "0".repeat(64) } as const;
  await db.insert(legalActs).values([
    { ...act, key: "1", language: "fr", actedAt: inHours(-7) },
    { ...act, key: "2", language: "fr", actedAt: inHours(-9), matchedAt: TEST_NOW, matchNote: "x" },
  ]);
  const failure = { count: 2, lastFailedAt: TEST_NOW, fault: "Error" };
  await db.insert(roundFailures).values([
    { ...failure, round: "send-reminders", firstFailedAt: inHours(-1) },
    { ...failure, round: "settle-lessons", firstFailedAt: inHours(-50), mendedAt: TEST_NOW },
  ]);
}

it("the home of staff is empty where nothing waits", async () => {
  expect((await (await staffWith(...STAFF_RIGHTS)).get(URL)).json()).toEqual({
    institute_time_zone: "Africa/Cairo",
    tasks: [],
  });
});

describe("the home of staff with work", () => {
  beforeAll(seedWork);

  it("counts what needs a person and says since when, the most pressing first", async () => {
    const of = (task: string, count: number, hours: number) => ({
      task,
      count,
      since: inHours(hours).toISOString(),
    });
    expect(await tasksFor("people", "lessons", "content", "money")).toEqual([
      of("unanswered", 1, -29),
      of("emergencies", 1, -8),
      of("leave", 1, -2),
      of("declarations", 1, -7),
      of("applications", 1, -72),
      { task: "certificates", count: 1, since: `${dayIn(-1)}T00:00:00.000Z` },
      of("late_reports", 2, -60 + 25),
      of("periodic", 1, -20),
      of("leads", 1, -80),
      of("contact", 1, -4),
      of("outbox", 1, -6),
      of("holidays", 1, -30),
      of("rounds", 1, -1),
    ]);
  });

  it.each(STAFF_RIGHTS)(
    "names to who has the right %s what they decide, and no more",
    async (right) => {
      const own = Object.entries(STAFF_TASKS).filter(
        ([task, needed]) => needed === right && task !== "unplaced",
      );
      expect((await tasksFor(right)).map(({ task }) => task)).toEqual(own.map(([task]) => task));
    },
  );

  it("asks the database three times: who asks, whose clock it is, and what waits", async () => {
    const client = await staffWith(...STAFF_RIGHTS);
    const statements = await statementsOf(db, () => client.get(URL));
    expect(statements).toHaveLength(3);
  });

  it("is for staff only", async () => {
    for (const other of [await buildTeacher(db), await buildStudent(db), await buildParent(db)]) {
      expect((await (await signedIn(test, other)).get(URL)).statusCode).toBe(403);
    }
    const guest = await test.client().get(URL);
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
  });
});
