import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { students } from "../tables/students.ts";
import { sinceWhen, taughtBy } from "./pupils.ts";

/** Those who learn with this teacher, by name; whoever has closed the account does not any more. */
export async function findPupils(db: Database, teacherId: string, now: Date) {
  const since = sql`${sinceWhen(now)}::timestamptz`;
  return db
    .select({
      id: users.id,
      name: users.name,
      ageDeclared: students.ageDeclared,
      ageDeclaredOn: students.ageDeclaredOn,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(sql`${students.userId} in ${taughtBy(teacherId, since)}`, isNull(users.closedAt)))
    .orderBy(asc(users.name), asc(users.id));
}

export type PupilRow = Awaited<ReturnType<typeof findPupils>>[number];
