import { randomUUID } from "node:crypto";

import { type Role, ROLE_OF_HOME, STAFF_RIGHTS } from "@riwaq/contracts/roles";
import { reportDueAtMs } from "@riwaq/domain/learning/reports/due";
import type { SessionStatus } from "@riwaq/domain/scheduling/sessions/status";
import { eq } from "drizzle-orm";

import { IDLE_MS } from "../src/modules/identity/sign-in/lifetimes.ts";
import { hashPassword } from "../src/modules/identity/sign-in/passwords.ts";
import { credentials } from "../src/modules/identity/tables/credentials.ts";
import { signIns } from "../src/modules/identity/tables/sign-ins.ts";
import { users } from "../src/modules/identity/tables/users.ts";
import { giveRoles } from "../src/modules/identity/users/give-roles.ts";
import { resourceAssignments } from "../src/modules/learning/tables/resource-assignments.ts";
import { resources } from "../src/modules/learning/tables/resources.ts";
import { sessionReports } from "../src/modules/learning/tables/session-reports.ts";
import { outboxMessages } from "../src/modules/notifications/tables/outbox-messages.ts";
import { agreements } from "../src/modules/people/tables/agreements.ts";
import { programmes } from "../src/modules/people/tables/programmes.ts";
import { students } from "../src/modules/people/tables/students.ts";
import { teachers } from "../src/modules/people/tables/teachers.ts";
import { meetings } from "../src/modules/scheduling/tables/meetings.ts";
import { sessionStudents } from "../src/modules/scheduling/tables/session-students.ts";
import { sessions } from "../src/modules/scheduling/tables/sessions.ts";
import { timeSlots } from "../src/modules/scheduling/tables/time-slots.ts";
import type { User } from "../src/platform/context.ts";
import type { Database } from "../src/platform/db/database.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { signSessionToken } from "../src/platform/http/session-token.ts";
import { link } from "./family-links.ts";
import { say } from "./outcomes.ts";
import { TEST_NOW, type TestApp } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

export const PASSWORD = "correct-horse-battery";
const passwordHash = hashPassword(PASSWORD);

let counter = 0;

type UserChange = Partial<typeof users.$inferInsert>;

async function buildUser(db: Database, role: Role, change: UserChange) {
  counter += 1;
  const [user] = await db
    .insert(users)
    .values({
      name: `${role} ${counter}`,
      email: `${role.toLowerCase()}${counter}@example.test`,
      emailVerified: true,
      role,
      gender: "F",
      timeZone: role === "T" ? "Africa/Cairo" : "Europe/Paris",
      language: "en",
      ...change,
    })
    .returning();
  if (!user) throw new Error("no user");
  const rights = role === "A" ? STAFF_RIGHTS : [];
  await inTransaction(db, (tx) => giveRoles(tx, user.id, { roles: [ROLE_OF_HOME[role]], rights }));
  const password = await passwordHash;
  await db
    .insert(credentials)
    .values({ userId: user.id, accountId: user.id, providerId: "credential", password });
  return { ...user, email: user.email ?? "" };
}

/** As whom somebody asks where there is no request: with the one role of their home, and as staff with every right. */
export function actorOf<Someone extends Pick<User, "id" | "role">>(someone: Someone) {
  const roles = new Set([ROLE_OF_HOME[someone.role]]);
  const rights = new Set(someone.role === "A" ? STAFF_RIGHTS : []);
  return { ...someone, kind: "user", roles, rights } as unknown as User;
}

export async function buildTeacher(db: Database, change: UserChange = {}) {
  const user = await buildUser(db, "T", change);
  await db.insert(teachers).values({
    userId: user.id,
    zoomEmail: `zoom-${user.email}`,
    yearsOfExperience: 5,
    approval: "approved",
    meetingProvider: "own",
    meetingLink: `https://meet.example/${user.id}`,
  });
  return user;
}

export async function buildStudent(db: Database, change: UserChange = {}) {
  const user = await buildUser(db, "S", change);
  await db
    .insert(students)
    .values({ userId: user.id, ageDeclared: 12, ageDeclaredOn: "2025-01-01" });
  return user;
}

export async function buildParent(
  db: Database,
  children: Array<{ id: string }> = [],
  change: UserChange = {},
) {
  const user = await buildUser(db, "P", change);
  for (const child of children) await link(db, user, child);
  return user;
}

export function buildStaff(db: Database, change: UserChange = {}) {
  return buildUser(db, "A", change);
}

type SessionOf = {
  teacher: { id: string };
  students?: Array<{ id: string }>;
  startsAt?: Date;
  lengthMinutes?: number;
  status?: SessionStatus;
  meetingLink?: string | null;
};

/** A cancelled lesson says by whom and when. */
export const CANCELLED = {
  status: "Cancelled",
  cancelledBy: "staff",
  cancelledAt: TEST_NOW,
} as const;

export async function buildSession(db: Database, of: SessionOf) {
  const startsAt = of.startsAt ?? new Date(TEST_NOW.getTime() + 3_600_000);
  const endsAt = new Date(startsAt.getTime() + (of.lengthMinutes ?? 60) * 60_000);
  const { status = "Scheduled" } = of;
  const isOver = status === "Completed" || status === "Missed";
  const begun = isOver ? "Scheduled" : status;
  const [begunAs] = await db
    .insert(sessions)
    .values({
      teacherId: of.teacher.id,
      startsAt,
      endsAt,
      status: begun,
      ...(status === "Cancelled" && CANCELLED),
    })
    .returning();
  if (!begunAs) throw new Error("no session");
  const session = { ...begunAs, status };
  const link = of.meetingLink ?? null;
  await buildMeeting(db, session.id, { link, state: link ? "made" : "none" });
  for (const student of of.students ?? []) {
    await db
      .insert(sessionStudents)
      .values({ sessionId: session.id, studentId: student.id, startsAt, endsAt, status: begun });
  }
  if (isOver) await say(db, [session.id], status === "Completed" ? "completed" : "pupil_absent");
  return session;
}

type MeetingChange = Partial<typeof meetings.$inferInsert>;

/** Where a lesson is held, as if it had come to that. */
export async function buildMeeting(db: Database, sessionId: string, change: MeetingChange) {
  await db
    .insert(meetings)
    .values({ provider: "own", state: "none", ...change, sessionId })
    .onConflictDoUpdate({ target: meetings.sessionId, set: change });
}

export async function meetingOf(db: Database, sessionId: string) {
  const [row] = await db.select().from(meetings).where(eq(meetings.sessionId, sessionId));
  if (!row) throw new Error("no meeting");
  return row;
}

type ReportOf = {
  session: typeof sessions.$inferSelect;
  student: { id: string };
  submittedAt?: Date;
  grade?: "Excellent" | "Good" | "Average";
};

export async function buildReport(
  db: Database,
  { session, student, submittedAt, grade }: ReportOf,
) {
  const [report] = await db
    .insert(sessionReports)
    .values({
      sessionId: session.id,
      studentId: student.id,
      teacherId: session.teacherId,
      dueAt: new Date(reportDueAtMs(session.endsAt.getTime())),
      submittedAt: submittedAt ?? null,
      grade: grade ?? null,
    })
    .returning();
  return report;
}

export async function buildEnrolment(
  db: Database,
  teacher: { id: string },
  student: { id: string },
) {
  counter += 1;
  const [programme] = await db
    .insert(programmes)
    .values({
      slug: `programme-${counter}`,
      area: "quran",
      name: { en: "Quran", fr: "Coran", ar: "القرآن" },
    })
    .returning();
  if (!programme) throw new Error("no programme");
  await db
    .insert(agreements)
    .values({ teacherId: teacher.id, studentId: student.id, programmeId: programme.id });
}

type TimeSlotOf = {
  teacher: { id: string };
  dayOfWeek?: number;
  fromHour: number;
  toHour: number;
};

export async function buildTimeSlot(db: Database, of: TimeSlotOf) {
  const [slot] = await db
    .insert(timeSlots)
    .values({
      teacherId: of.teacher.id,
      dayOfWeek: of.dayOfWeek ?? 0,
      startMinute: of.fromHour * 60,
      endMinute: of.toHour * 60,
    })
    .returning();
  if (!slot) throw new Error("no time slot");
  return slot;
}

type ResourceChange = Partial<typeof resources.$inferInsert>;

export async function buildResource(
  db: Database,
  teacher: { id: string },
  assignedTo: Array<{ id: string }> = [],
  change: ResourceChange = {},
) {
  const [resource] = await db
    .insert(resources)
    .values({ teacherId: teacher.id, title: "The letters", type: "PDF", ...change })
    .returning();
  if (!resource) throw new Error("no resource");
  for (const student of assignedTo) {
    await db.insert(resourceAssignments).values({ resourceId: resource.id, studentId: student.id });
  }
  return resource;
}

export async function buildMail(
  db: Database,
  change: Partial<typeof outboxMessages.$inferInsert> = {},
) {
  counter += 1;
  const [mail] = await db
    .insert(outboxMessages)
    .values({
      to: `reader${counter}@example.test`,
      template: "verify-email",
      language: "en",
      params: { name: "Amal", link: "http://riwaq.test/verify-email?token=secret" },
      sendAfter: TEST_NOW,
      createdAt: TEST_NOW,
      ...change,
    })
    .returning();
  if (!mail) throw new Error("no mail");
  return mail;
}

/** A client signed in by a row of its own: for tests whose subject is not log-in. */
export async function signedIn(test: TestApp, user: { id: string }): Promise<TestClient> {
  const token = randomUUID();
  const now = test.clock.now();
  await test.db.insert(signIns).values({
    userId: user.id,
    token,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + IDLE_MS),
  });
  const client = test.client();
  client.cookies.set(
    "riwaq.session_token",
    encodeURIComponent(signSessionToken(token, test.services.secret)),
  );
  return client;
}
