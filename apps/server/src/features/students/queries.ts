import { and, asc, eq, inArray, isNull, ne, notExists, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";

import type { Database } from "../../db/database.ts";
import { enrolments } from "../../db/schema/enrolments.ts";
import { sessionReports } from "../../db/schema/session-reports.ts";
import { sessionStudents } from "../../db/schema/session-students.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { students } from "../../db/schema/students.ts";
import { users } from "../../db/schema/users.ts";

/** Those who learn with this teacher, by name. What is known of them is what this teacher taught. */
export async function findTeacherStudents(db: Database, teacherId: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      ageDeclared: students.ageDeclared,
      ageDeclaredOn: students.ageDeclaredOn,
      lastHeldAt: sql<Date | null>`(
        select max(${sessionStudents.startsAt}) from ${sessionStudents}
        join ${sessions} on ${sessions.id} = ${sessionStudents.sessionId}
        where ${sessionStudents.studentId} = ${users.id} and ${sessions.teacherId} = ${teacherId}
          and ${sessionStudents.status} in ('Completed', 'Joined'))`.mapWith(sessions.startsAt),
      performance: sql<"Excellent" | "Good" | "Average" | null>`(
        select ${sessionReports.grade} from ${sessionReports}
        where ${sessionReports.studentId} = ${users.id} and ${sessionReports.teacherId} = ${teacherId}
          and ${sessionReports.grade} is not null
        order by ${sessionReports.submittedAt} desc limit 1)`,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(students.userId, union(enrolledWith(db, teacherId), bookedWith(db, teacherId))))
    .orderBy(asc(users.name));
}

function enrolledWith(db: Database, teacherId: string) {
  return db
    .select({ id: enrolments.studentId })
    .from(enrolments)
    .where(and(eq(enrolments.teacherId, teacherId), isNull(enrolments.endedAt)));
}

/** Of these the programme has yet to be agreed. Whoever has left was enrolled once. */
function bookedWith(db: Database, teacherId: string) {
  const enrolment = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(eq(enrolments.teacherId, teacherId), eq(enrolments.studentId, sessionStudents.studentId)),
    );
  return db
    .select({ id: sessionStudents.studentId })
    .from(sessionStudents)
    .innerJoin(sessions, eq(sessions.id, sessionStudents.sessionId))
    .where(
      and(
        eq(sessions.teacherId, teacherId),
        ne(sessions.status, "Cancelled"),
        notExists(enrolment),
      ),
    );
}

export type TeacherStudentRow = Awaited<ReturnType<typeof findTeacherStudents>>[number];
