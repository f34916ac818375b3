import { FOUND_STUDENTS_MAX } from "@riwaq/contracts/people/teachers";
import { asc, desc, eq, ilike, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { parentsOf } from "../reach/family.ts";
import { genderExceptions } from "../tables/gender-exceptions.ts";
import { students } from "../tables/students.ts";
import { teachers } from "../tables/teachers.ts";
import { patternOf } from "./find-applicants.ts";

/** What staff tell students of one name apart by. */
const STUDENT_COLUMNS = {
  id: users.id,
  name: users.name,
  gender: users.gender,
  timeZone: users.timeZone,
  ageDeclared: students.ageDeclared,
  ageDeclaredOn: students.ageDeclaredOn,
  parents: sql<
    string[]
  >`array(select p.name from users p where p.id in ${parentsOf(students.userId)}
    order by p.name, p.id)`,
};

/** Students whose name holds what was typed; the first by name. */
export async function findStudents(db: Database, search: string) {
  return db
    .select(STUDENT_COLUMNS)
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(ilike(users.name, patternOf(search)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(FOUND_STUDENTS_MAX);
}

export type FoundStudentRow = Awaited<ReturnType<typeof findStudents>>[number];

/** Those whom staff allow with this teacher, the last one first. */
export async function findGenderExceptions(db: Database, teacherId: string) {
  if ((await db.$count(teachers, eq(teachers.userId, teacherId))) === 0) {
    throw new AppError("not_found");
  }
  return db
    .select({ ...STUDENT_COLUMNS, allowedAt: genderExceptions.createdAt })
    .from(genderExceptions)
    .innerJoin(students, eq(students.userId, genderExceptions.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(genderExceptions.teacherId, teacherId))
    .orderBy(desc(genderExceptions.createdAt), asc(users.id));
}

export type GenderExceptionRow = Awaited<ReturnType<typeof findGenderExceptions>>[number];
