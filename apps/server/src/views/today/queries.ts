import { and, asc, eq, gte, lt, sql } from "drizzle-orm";

import { users } from "../../modules/identity/tables/users.ts";
import { sessions } from "../../modules/scheduling/tables/sessions.ts";
import type { Database } from "../../platform/db/database.ts";

/** Everybody's lessons that begin in [from, until), the earliest first. */
export async function findLessonsBetween(db: Database, from: Date, until: Date) {
  return db
    .select({
      id: sessions.id,
      teacherId: sessions.teacherId,
      teacherName: users.name,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      status: sessions.status,
      pupils: sql<string[]>`array(select pupil.name from session_students taught
        join users pupil on pupil.id = taught.student_id
        where taught.session_id = ${sessions.id} order by pupil.name, pupil.id)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .where(and(gte(sessions.startsAt, from), lt(sessions.startsAt, until)))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

export type LessonRow = Awaited<ReturnType<typeof findLessonsBetween>>[number];
