import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { taughtBy } from "../reach/pupils.ts";
import { students } from "../tables/students.ts";

/** Those who learn with this teacher, by name; whoever has closed the account does not any more. */
export async function findPupils(db: Database, teacherId: string, now: Date) {
  return db
    .select({
      id: users.id,
      name: users.name,
      ageDeclared: students.ageDeclared,
      ageDeclaredOn: students.ageDeclaredOn,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(sql`${students.userId} in ${taughtBy(teacherId, now)}`, isNull(users.closedAt)))
    .orderBy(asc(users.name), asc(users.id));
}

export type PupilRow = Awaited<ReturnType<typeof findPupils>>[number];

/** When each of them last had a lesson of this teacher; whoever had none is left out. */
export async function findLastHeld(
  db: Database,
  teacherId: string,
  studentIds: readonly string[],
): Promise<Map<string, Date>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`pupil.id`, at: sql<Date>`last.at`.mapWith(sessions.startsAt) })
    .from(
      sql`unnest(${sql.param([...studentIds])}::uuid[]) as pupil (id)
      cross join lateral (select l.starts_at as at from session_students l
        join sessions s on s.id = l.session_id
        where l.student_id = pupil.id and s.teacher_id = ${teacherId}
          and l.status in ('Completed', 'Joined')
        order by l.starts_at desc limit 1) last`,
    );
  return new Map(rows.map(({ id, at }) => [id, at]));
}
