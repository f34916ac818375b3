import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../test/error-map.ts";
import {
  buildParent,
  buildReport,
  buildResource,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { agree } from "../../../test/family-links.ts";
import { statementsOf } from "../../../test/statements.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { users } from "../../modules/identity/tables/users.ts";
import { periodicReports } from "../../modules/learning/tables/periodic-reports.ts";
import { reads } from "../../modules/learning/tables/reads.ts";
import { sessionReports } from "../../modules/learning/tables/session-reports.ts";
import { studentInvitations } from "../../modules/people/tables/student-invitations.ts";

const test = await startTestApp();
const { db } = test;
const STUDENT = "/api/student-home/";
const PARENT = "/api/parent-home/";
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);
const teacher = await buildTeacher(db, { name: "Amina" });

type Person = { id: string };
type Named = { id: string };
type ReportChange = Partial<typeof sessionReports.$inferInsert>;

async function homeOf(person: Person, url: string) {
  const answer = await (await signedIn(test, person)).get(url);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** A lesson of an hour that was held, and its report. */
async function writeReport(student: Person, hours: number, change: ReportChange = {}) {
  const startsAt = inHours(hours);
  const session = await buildSession(db, {
    teacher,
    students: [student],
    startsAt,
    status: "Completed",
  });
  const submittedAt = new Date(startsAt.getTime() + 7_200_000);
  const report = await buildReport(db, { session, student, submittedAt, grade: "Good" });
  const id = report?.id ?? "";
  await db
    .update(sessionReports)
    .set({ attendance: "present", ...change })
    .where(eq(sessionReports.id, id));
  return id;
}

const open = (reader: Person, subject: "resource" | "report" | "periodic_report", it: Named) =>
  db
    .insert(reads)
    .values({ userId: reader.id, subject, subjectId: it.id, readAt: test.clock.now() });

const lesson = (
  students: Person[],
  hours: number,
  status: "Scheduled" | "Cancelled" = "Scheduled",
) => buildSession(db, { teacher, students, startsAt: inHours(hours), status });

describe("the home of a student", () => {
  it("is empty for one who has just begun", async () => {
    expect(await homeOf(await buildStudent(db), STUDENT)).toEqual({
      time_zone: "Europe/Paris",
      next: null,
      last_report: null,
      new_resources: [],
      week: [],
      has_guardian: false,
      waiting: { offers: 0, make_ups: 0 },
    });
  });

  it("says which lesson is next and what the week brings", async () => {
    const [student, other] = [await buildStudent(db), await buildStudent(db)];
    await buildParent(db, [student]);
    await lesson([student], -2);
    const cancelled = await lesson([student], 1, "Cancelled");
    const next = await lesson([student], 30);
    const last = await lesson([student], 7 * 24 - 1);
    await lesson([student], 7 * 24 + 1);
    await lesson([other], 3);
    const home = await homeOf(student, STUDENT);
    expect(home.next).toMatchObject({
      id: next.id,
      teacher_name: "Amina",
      join_opens_at: new Date(next.startsAt.getTime() - 600_000).toISOString(),
      join_closes_at: next.endsAt.toISOString(),
    });
    expect(home.week.map(({ id }: Named) => id)).toEqual([cancelled.id, next.id, last.id]);
    expect(home.has_guardian).toBe(true);
  });

  it("shows a lesson under way as the next one until it is over", async () => {
    const student = await buildStudent(db);
    const now = await lesson([student], -0.5);
    const later = await lesson([student], 500);
    expect((await homeOf(student, STUDENT)).next.id).toBe(now.id);
    test.clock.set(now.endsAt);
    expect((await homeOf(student, STUDENT)).next.id).toBe(later.id);
    test.clock.set(TEST_NOW);
  });

  it("tells what to practise, and which material is new", async () => {
    const student = await buildStudent(db);
    await writeReport(student, -100);
    const report = await writeReport(student, -50);
    const opened = await buildResource(db, teacher, [student]);
    await open(student, "resource", opened);
    await buildResource(db, teacher, [student], { deletedAt: TEST_NOW });
    await buildResource(db, teacher, [await buildStudent(db)]);
    const letters = await buildResource(db, teacher, [student], { title: "Letters" });
    const home = await homeOf(student, STUDENT);
    expect(home.last_report).toMatchObject({ id: report, is_new: true });
    expect(home.last_report).not.toHaveProperty("internal_note");
    expect(home.new_resources).toEqual([
      { id: letters.id, title: "Letters", type: "PDF", teacher_name: "Amina" },
    ]);
  });
});

describe("the home of a parent", () => {
  it("is empty without a child", async () => {
    const empty = {
      time_zone: "Europe/Paris",
      children: [],
      week: [],
      waiting: { offers: 0, make_ups: 0 },
      invitations: [],
    };
    expect(await homeOf(await buildParent(db), PARENT)).toEqual(empty);
  });

  it("has each child by name with its own next lesson, report, month and needs", async () => {
    const [yanis, ines] = [
      await buildStudent(db, { name: "Yanis" }),
      await buildStudent(db, { name: "Inès" }),
    ];
    const stranger = await buildStudent(db, { name: "Stranger" });
    const parent = await buildParent(db, [yanis, ines]);
    const together = await lesson([yanis, stranger], 48);
    const next = await lesson([ines], 700);
    await lesson([ines], 800);
    const report = await writeReport(yanis, -24);
    await writeReport(yanis, -48, { attendance: "late" });
    await writeReport(yanis, -72, { attendance: "absent", grade: null });
    // In October.
    await writeReport(yanis, -24 * 22, { attendance: "absent", grade: null });
    const read = await writeReport(ines, -20);
    await open(parent, "report", { id: read });
    await buildResource(db, teacher, [yanis]);
    await open(parent, "resource", await buildResource(db, teacher, [yanis]));
    const { children } = await homeOf(parent, PARENT);
    expect(children).toHaveLength(2);
    expect(children[0]).toMatchObject({
      id: ines.id,
      name: "Inès",
      age: 13,
      next: { id: next.id },
      last_report: { id: read, is_new: false },
      attendance: { present: 1, late: 0, absent: 0 },
      new_resources: 0,
      needs: ["consent"],
    });
    expect(children[1]).toMatchObject({
      name: "Yanis",
      next: { id: together.id, students_names: ["Yanis"] },
      last_report: { id: report, is_new: true, content: { grade: "Good" } },
      attendance: { present: 1, late: 1, absent: 1 },
      new_resources: 1,
      needs: ["consent", "report"],
      periodic_report_id: null,
    });
  });

  it("no longer wants what one of the parents has agreed to", async () => {
    const child = await buildStudent(db);
    const [one, two] = [await buildParent(db, [child]), await buildParent(db, [child])];
    await agree(db, { parent: two });
    expect((await homeOf(one, PARENT)).children[0].needs).toEqual([]);
  });

  it("leads to the newest approved periodic report that this parent has not opened", async () => {
    const child = await buildStudent(db);
    const parent = await buildParent(db, [child]);
    const figures = {} as (typeof periodicReports.$inferInsert)["figures"];
    const text = { summary: "", strengths: "", next_steps: "" };
    const of = { studentId: child.id, teacherId: teacher.id, figures, text };
    const approved = { status: "approved" as const, approvedAt: TEST_NOW };
    const [old, newest] = await db
      .insert(periodicReports)
      .values([
        { ...of, ...approved, periodStart: "2026-03-01", periodEnd: "2026-05-31" },
        { ...of, ...approved, periodStart: "2026-06-01", periodEnd: "2026-08-31" },
        { ...of, periodStart: "2026-09-01", periodEnd: "2026-11-30" },
      ])
      .returning();
    if (!old || !newest) throw new Error("no periodic report");
    const leadsTo = async () => (await homeOf(parent, PARENT)).children[0].periodic_report_id;
    expect(await leadsTo()).toBe(newest.id);
    await open(parent, "periodic_report", newest);
    expect(await leadsTo()).toBe(old.id);
    await open(parent, "periodic_report", old);
    expect(await leadsTo()).toBeNull();
  });

  it("names the invitations that wait in the mails of a confirmed address", async () => {
    const parent = await buildParent(db);
    let count = 0;
    const invite = (childName: string, change: object = {}) =>
      db.insert(studentInvitations).values({
        teacherId: teacher.id,
        childName,
        age: 9,
        email: parent.email.toUpperCase(),
        language: "fr",
        tokenHash: `home ${(count += 1)}`,
        sentAt: TEST_NOW,
        expiresAt: inHours(24),
        ...change,
      });
    await invite("Lina");
    await invite("Withdrawn", { withdrawnAt: TEST_NOW });
    await invite("Accepted", { acceptedAt: TEST_NOW });
    await invite("Late", { expiresAt: TEST_NOW });
    await invite("Elsewhere", { email: "elsewhere@example.test" });
    const invitations = async () => (await homeOf(parent, PARENT)).invitations;
    expect(await invitations()).toEqual([{ teacher: "Amina", child: "Lina" }]);
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, parent.id));
    expect(await invitations()).toEqual([]);
  });
});

describe("both", () => {
  it("ask the database four times, however many children and lessons", async () => {
    const children = [await buildStudent(db), await buildStudent(db), await buildStudent(db)];
    const parent = await buildParent(db, children);
    for (const [index, child] of children.entries()) {
      await lesson([child], index * 2 + 201);
      await writeReport(child, -201 - index * 2);
      await buildResource(db, teacher, [child]);
    }
    for (const [person, url] of [
      [parent, PARENT],
      [children[0] ?? parent, STUDENT],
    ] as const) {
      const client = await signedIn(test, person);
      const statements = await statementsOf(db, () => client.get(url));
      expect(statements.length).toBeLessThanOrEqual(4);
    }
  });

  it("are for their own role", async () => {
    const people = {
      S: await buildStudent(db),
      P: await buildParent(db),
      T: teacher,
      A: await buildStaff(db),
    };
    for (const [url, theirs] of [
      [STUDENT, "S"],
      [PARENT, "P"],
    ] as const) {
      for (const [role, person] of Object.entries(people)) {
        const { statusCode } = await (await signedIn(test, person)).get(url);
        expect([url, role, statusCode]).toEqual([url, role, role === theirs ? 200 : 403]);
      }
      const guest = await test.client().get(url);
      expect(guest.statusCode).toBe(401);
      expect(guest.json()).toEqual(SIGN_IN_FIRST);
    }
  });
});
