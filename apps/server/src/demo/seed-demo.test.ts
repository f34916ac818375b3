import { ReportContent } from "@riwaq/contracts/learning/reports";
import { isCoveredBy, type WeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";
import type { SessionStatus } from "@riwaq/domain/scheduling/sessions/status";
import { toWall } from "@riwaq/domain/time/zone";
import { and, eq, getTableName, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { seedDemoInto } from "../../test/demo.ts";
import { actorOf } from "../../test/factories.ts";
import { memoryStorage } from "../../test/memory-storage.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { verifyPassword } from "../modules/identity/sign-in/passwords.ts";
import { credentials } from "../modules/identity/tables/credentials.ts";
import { users } from "../modules/identity/tables/users.ts";
import { reads } from "../modules/learning/tables/reads.ts";
import { reportVersions } from "../modules/learning/tables/report-versions.ts";
import { resourceAssignments } from "../modules/learning/tables/resource-assignments.ts";
import { resourceVersions } from "../modules/learning/tables/resource-versions.ts";
import { resources } from "../modules/learning/tables/resources.ts";
import { sessionReports } from "../modules/learning/tables/session-reports.ts";
import { agreements } from "../modules/people/tables/agreements.ts";
import { applicationFiles } from "../modules/people/tables/application-files.ts";
import { consents, guardianships } from "../modules/people/tables/families.ts";
import { programmes } from "../modules/people/tables/programmes.ts";
import { students } from "../modules/people/tables/students.ts";
import { teacherProgrammes } from "../modules/people/tables/teacher-programmes.ts";
import { teachers } from "../modules/people/tables/teachers.ts";
import { findBookingFault } from "../modules/scheduling/bookings/find-booking-fault.ts";
import { meetings } from "../modules/scheduling/tables/meetings.ts";
import { sessionStudents } from "../modules/scheduling/tables/session-students.ts";
import { sessions } from "../modules/scheduling/tables/sessions.ts";
import { timeSlots } from "../modules/scheduling/tables/time-slots.ts";
import type { OpenDatabase } from "../platform/db/open-database.ts";
import { institute } from "../platform/db/tables/institute.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.ts";
import { printDemo } from "./seed-demo.ts";

const TABLES = [
  users,
  credentials,
  teachers,
  students,
  consents,
  programmes,
  agreements,
  timeSlots,
  sessions,
  sessionStudents,
  sessionReports,
  reportVersions,
  reads,
  resources,
  resourceAssignments,
];

const NOWS = [
  ["an ordinary day", "2026-11-11T10:00:00Z"],
  ["a night", "2026-06-02T01:07:31Z"],
  ["a lesson of the demo teacher", "2027-01-12T17:20:00Z"],
  ["spring forward in Paris", "2027-03-28T12:00:00Z"],
  ["spring forward in Cairo", "2027-04-30T12:00:00Z"],
  ["autumn back in Cairo", "2027-10-29T12:00:00Z"],
  ["autumn back in Paris", "2027-10-31T12:00:00Z"],
  ["31 December", "2027-12-31T23:59:59Z"],
  ["29 February", "2028-02-29T08:00:00Z"],
] as const;

type Hour = { startsAt: Date; endsAt: Date };

const IS_BELIEVABLE: Record<SessionStatus, (hour: Hour, now: Date) => boolean> = {
  Scheduled: ({ startsAt }, now) => startsAt > now,
  Joined: ({ startsAt, endsAt }, now) => startsAt <= now && now < endsAt,
  Completed: ({ endsAt }, now) => endsAt <= now,
  Missed: ({ endsAt }, now) => endsAt <= now,
  Cancelled: () => true,
};

let database: OpenDatabase;
const storage = memoryStorage();

async function demoPerson(role: string) {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role)!;
  const [user] = await database.db.select().from(users).where(eq(users.email, account.email));
  return user!;
}

const countOf = (table: PgTable) => database.db.$count(table);

async function fingerprint(): Promise<Record<string, unknown>> {
  const prints: Record<string, unknown> = {};
  for (const table of [...TABLES, institute]) {
    const name = getTableName(table);
    const { rows } = (await database.db.execute(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${sql.identifier(name)} t`,
    )) as unknown as { rows: unknown[] };
    prints[name] = rows;
  }
  return prints;
}

describe.each(NOWS)("the demo seeded on %s", (_, at) => {
  const now = new Date(at);

  beforeAll(async () => {
    database = await openTestDatabase();
    await seedDemoInto(database.db, now, storage);
  });

  afterAll(() => database.close());

  it("has an institute full of people, programmes, lessons and material", async () => {
    const { db } = database;
    const [row] = await db.select().from(institute);
    expect(row).toMatchObject({ name: "Riwaq", phone: expect.stringMatching(/^\+33 1 99 00 /) });
    expect(await countOf(users)).toBe(27);
    expect(await countOf(credentials)).toBe(27);
    expect(await db.$count(users, eq(users.emailVerified, false))).toBe(0);
    expect(await db.$count(teachers, eq(teachers.approval, "approved"))).toBe(6);
    expect(await db.$count(teachers, eq(teachers.approval, "applied"))).toBe(1);
    expect(await db.$count(applicationFiles, eq(applicationFiles.state, "checked"))).toBe(14);
    expect(await countOf(consents)).toBe(8);
    expect(await countOf(students)).toBe(15);
    expect(await countOf(programmes)).toBe(9);
    expect(await countOf(agreements)).toBe(26);
    expect(await countOf(sessions)).toBeGreaterThan(100);
  });

  it("lets each student who learns with a teacher go on, in a programme that the teacher teaches", async () => {
    const { db } = database;
    const taught = await db.select().from(teacherProgrammes);
    const places = await db.select().from(agreements);
    const staff = actorOf({ ...(await demoPerson("A")), isConfirmed: true });
    for (const { studentId, teacherId, programmeId } of places) {
      expect(taught).toContainEqual({ teacherId, programmeId });
      expect(await findBookingFault(db, staff, { studentId, teacherId, now })).toBeNull();
    }
  });

  it("has sessions of all five statuses, past ones before now and coming ones after", async () => {
    const rows = await database.db.select().from(sessions);
    expect(new Set(rows.map(({ status }) => status)).size).toBe(5);
    expect(rows.filter((row) => !IS_BELIEVABLE[row.status](row, now))).toEqual([]);
  });

  it("has every lesson that is held in the site's own room, or by its teacher's link", async () => {
    const rows = await database.db
      .select({ provider: meetings.provider, link: meetings.link, state: meetings.state })
      .from(sessions)
      .leftJoin(meetings, eq(meetings.sessionId, sessions.id))
      .where(notInArray(sessions.status, ["Cancelled", "Missed"]));
    expect(new Set(rows.map(({ provider }) => provider))).toEqual(new Set(["embedded", "own"]));
    for (const { provider, link, state } of rows) {
      expect([state, link === null]).toEqual(["made", provider === "embedded"]);
    }
  });

  it("keeps each scheduled lesson within its teacher's week", async () => {
    const slots = await database.db.select().from(timeSlots);
    const isScheduled = eq(sessions.status, "Scheduled");
    const scheduled = await database.db.select().from(sessions).where(isScheduled);
    expect(scheduled.length).toBeGreaterThan(30);
    for (const lesson of scheduled) {
      const week = slots.filter(({ teacherId }) => teacherId === lesson.teacherId);
      expect(isCoveredBy(cairoRangeOf(lesson), week as WeeklyRange[])).toBe(true);
    }
  });

  it("gives the demo teacher a full list, reports to write and material", async () => {
    const { db } = database;
    const teacher = await demoPerson("T");
    const mine = await db.select().from(sessions).where(eq(sessions.teacherId, teacher.id));
    expect(mine.length).toBeGreaterThanOrEqual(50);
    expect(mine.length).toBeLessThanOrEqual(60);
    expect(mine.filter(({ status }) => status === "Joined")).toHaveLength(1);
    const taught = await db
      .selectDistinct({ id: agreements.studentId })
      .from(agreements)
      .where(eq(agreements.teacherId, teacher.id));
    expect(taught).toHaveLength(6);
    const pending = await db
      .select({ dueAt: sessionReports.dueAt })
      .from(sessionReports)
      .where(and(eq(sessionReports.teacherId, teacher.id), isNull(sessionReports.submittedAt)));
    expect(pending).toHaveLength(3);
    expect(pending.filter(({ dueAt }) => dueAt < now)).toHaveLength(1);
    const kept = await db.select().from(resources).where(eq(resources.teacherId, teacher.id));
    expect(new Set(kept.map(({ type }) => type)).size).toBe(4);
    const files = await db.select().from(resourceVersions);
    expect(files).toHaveLength(await countOf(resources));
    expect(files.every(({ storageKey }) => storage.kept.has(storageKey))).toBe(true);
  });

  it("writes a report on every other lesson that was held, graded for whoever came", async () => {
    const { db } = database;
    const held = await db.$count(sessionStudents, eq(sessionStudents.status, "Completed"));
    const reports = await db.select().from(sessionReports);
    expect(reports).toHaveLength(held);
    const submitted = reports.filter(({ submittedAt }) => submittedAt !== null);
    expect(submitted).toHaveLength(held - 3);
    expect(submitted.every(({ submittedAt }) => submittedAt! <= now)).toBe(true);
    const came = submitted.filter(({ attendance }) => attendance !== "absent");
    expect(came.every(({ grade, content }) => grade && ReportContent.parse(content))).toBe(true);
    expect(came.length).toBeGreaterThan(0.9 * submitted.length);
    expect(new Set(came.map(({ grade }) => grade)).size).toBe(3);
    const corrected = submitted.filter(({ version }) => version > 1);
    expect(await countOf(reportVersions)).toBe(submitted.length + corrected.length);
    expect(corrected.length).toBeGreaterThan(5);
  });

  it("has a quarter of reports on the demo student, all but the newest read", async () => {
    const { id } = await demoPerson("S");
    const ofStudent = and(eq(sessionReports.studentId, id), isNotNull(sessionReports.submittedAt));
    const sent = await database.db.$count(sessionReports, ofStudent);
    expect(sent).toBeGreaterThanOrEqual(15);
    expect(await database.db.$count(reads, eq(reads.userId, id))).toBe(sent - 1);
  });

  it("gives the demo student and each child of the demo parent lessons past and coming", async () => {
    const { db } = database;
    const student = await demoPerson("S");
    const parent = await demoPerson("P");
    const children = await db
      .select({ id: guardianships.studentId })
      .from(guardianships)
      .where(eq(guardianships.parentId, parent.id));
    expect(children).toHaveLength(2);
    for (const { id } of [student, ...children]) {
      const list = await db.select().from(sessionStudents).where(eq(sessionStudents.studentId, id));
      const statuses = list.map(({ status }) => status);
      expect(list.length).toBeGreaterThanOrEqual(8);
      expect(statuses).toEqual(expect.arrayContaining(["Scheduled", "Completed", "Cancelled"]));
    }
  });

  it("changes nothing when it is called again", async () => {
    const before = await fingerprint();
    await seedDemoInto(database.db, new Date(now.getTime() + 3_600_000), storage);
    expect(await fingerprint()).toEqual(before);
  });
});

function cairoRangeOf({ startsAt, endsAt }: Hour): WeeklyRange {
  const { time, dayOfWeek } = toWall(startsAt.getTime(), "Africa/Cairo");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const startMinute = hours * 60 + minutes;
  const lengthMinutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  return { dayOfWeek, startMinute, endMinute: startMinute + lengthMinutes };
}

describe("the demo", () => {
  beforeEach(async () => void (database = await openTestDatabase()));

  afterEach(() => database.close());

  it("teaches two siblings together, and gives one child two parents", async () => {
    const { db } = database;
    await seedDemoInto(db, new Date(NOWS[0][1]), storage);
    const together = await db
      .select({ id: sessionStudents.sessionId })
      .from(sessionStudents)
      .groupBy(sessionStudents.sessionId)
      .having(sql`count(*) = 2`);
    expect(together).toHaveLength(1);
    const twoParents = await db
      .select({ id: guardianships.studentId })
      .from(guardianships)
      .groupBy(guardianships.studentId)
      .having(sql`count(*) = 2`);
    expect(twoParents).toHaveLength(1);
  });

  it("lets every account in with the demo password", async () => {
    await seedDemoInto(database.db, new Date(NOWS[0][1]), storage);
    const hashes = await database.db
      .selectDistinct({ hash: credentials.password })
      .from(credentials);
    expect(hashes).toHaveLength(1);
    expect(await verifyPassword({ hash: hashes[0]!.hash!, password: DEMO_PASSWORD })).toBe(true);
  });

  it("leaves a database that has users as it is", async () => {
    await database.db
      .insert(users)
      .values({ name: "A", email: "a@example.test", role: "A", timeZone: "UTC", language: "en" });
    await seedDemoInto(database.db, new Date(NOWS[0][1]), storage);
    expect(await countOf(users)).toBe(1);
    expect(await countOf(programmes)).toBe(0);
  });

  it("prints its address and accounts, one line each", () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    printDemo("http://localhost:3000");
    const text = write.mock.calls.map(([part]) => String(part)).join("");
    write.mockRestore();
    expect(text).toContain("http://localhost:3000");
    for (const { email } of DEMO_ACCOUNTS) expect(text).toContain(email);
    expect(text.split(DEMO_PASSWORD)).toHaveLength(DEMO_ACCOUNTS.length + 1);
  });
});
