import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { enrolments } from "../../db/schema/enrolments.ts";
import { sessionReports } from "../../db/schema/session-reports.ts";
import { sessionStudents } from "../../db/schema/session-students.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { students } from "../../db/schema/students.ts";
import { users } from "../../db/schema/users.ts";

/** Those enrolled with this teacher, each once, by name. What is known of them is what this teacher taught. */
export async function findTeacherStudents(db: Database, teacherId: string) {
  return db
    .selectDistinct({
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
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .innerJoin(students, eq(students.userId, enrolments.studentId))
    .where(and(eq(enrolments.teacherId, teacherId), isNull(enrolments.endedAt)))
    .orderBy(asc(users.name));
}

export type TeacherStudentRow = Awaited<ReturnType<typeof findTeacherStudents>>[number];
