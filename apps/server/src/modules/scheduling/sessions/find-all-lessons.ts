import { and, asc, eq, gte, lt, or, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { sessions } from "../tables/sessions.ts";
import { type SessionRow, sessionsOf } from "./queries.ts";

/** Everybody's lessons that begin in [from, until), the earliest first; by each teacher's own index, however many there were. */
export async function findAllLessons(
  db: Database,
  staff: SignedIn,
  { from, until }: { from: Date; until: Date },
): Promise<SessionRow[]> {
  const { startsAt, teacherId } = sessions;
  const isOfAnyone = sql`${teacherId} = any(array(select one.user_id from teachers one))`;
  return sessionsOf(db, staff)
    .where(and(isOfAnyone, gte(startsAt, from), lt(startsAt, until)))
    .orderBy(asc(startsAt), asc(sessions.id));
}

/** Who teaches here, and these, by name. */
export async function findTeachersByName(db: Database, also: readonly string[]) {
  const isMeant = sql`${teachers.userId} = any(${sql.param([...also])}::uuid[])`;
  return db
    .select({ id: users.id, name: users.name })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(or(eq(teachers.approval, "approved"), isMeant))
    .orderBy(asc(users.name), asc(users.id));
}
