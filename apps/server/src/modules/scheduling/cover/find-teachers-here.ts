import { currentAge } from "@riwaq/domain/people/age";
import { toWall } from "@riwaq/domain/time/zone";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { users } from "../../identity/tables/users.ts";
import { parentsOf } from "../../people/reach/family.ts";
import { students } from "../../people/tables/students.ts";
import { teachers } from "../../people/tables/teachers.ts";

/** One parameter, however many they are. */
const anyOf = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;

/** Who teaches here and has the account open; of these alone, where they are named. */
export async function findTeachersHere(db: Database, only?: readonly string[]) {
  return db
    .select({
      id: users.id,
      name: users.name,
      gender: users.gender,
      languages: teachers.languages,
      programmeIds: sql<string[]>`array(select tp.programme_id::text from teacher_programmes tp
        where tp.teacher_id = ${teachers.userId})`,
    })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(
      and(
        only ? sql`${teachers.userId} = ${anyOf(only)}` : eq(teachers.approval, "approved"),
        isNull(users.closedAt),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

export type TeacherFacts = Awaited<ReturnType<typeof findTeachersHere>>[number];

/** What the rule of gender asks about pupils, whom of these teachers staff allow, and what their families speak. */
export async function findPupilFacts(
  db: Database,
  studentIds: readonly string[],
  { teacherIds, now }: { teacherIds: readonly string[]; now: Date },
) {
  const rows = await db
    .select({
      id: students.userId,
      studentGender: users.gender,
      parentalPreference: students.teacherGender,
      ageDeclared: students.ageDeclared,
      declaredOn: students.ageDeclaredOn,
      zone: users.timeZone,
      exceptions: sql<string[]>`array(select e.teacher_id::text from gender_exceptions e
        where e.student_id = ${students.userId} and e.teacher_id = ${anyOf(teacherIds)})`,
      languages: sql<string[]>`array(select distinct reader.language from users reader
        where reader.id = any(array(select ${students.userId} union all ${parentsOf(students.userId)})))`,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(sql`${students.userId} = ${anyOf(studentIds)}`);
  return rows.map(({ ageDeclared, declaredOn, zone, ...facts }) => {
    const today = toWall(now.getTime(), zone).date;
    return { ...facts, studentAge: currentAge({ ageDeclared, declaredOn, today }) };
  });
}

export type PupilFacts = Awaited<ReturnType<typeof findPupilFacts>>[number];

/** Who of them has had, or has, a lesson with whom that was not cancelled: "pupil teacher". */
export async function findKnownPairs(
  db: Database,
  studentIds: readonly string[],
  teacherIds: readonly string[],
): Promise<Set<string>> {
  const rows = await rowsOf<{ pair: string }>(
    db,
    sql`select distinct place.student_id || ' ' || lesson.teacher_id as pair
      from session_students place join sessions lesson on lesson.id = place.session_id
      where place.student_id = ${anyOf(studentIds)} and lesson.teacher_id = ${anyOf(teacherIds)}
        and place.status <> 'Cancelled'`,
  );
  return new Set(rows.map(({ pair }) => pair));
}
