import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { isUsable } from "../make-ups/queries.ts";
import { makeUps } from "../tables/make-ups.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";

export type Pair = { teacherId: string; studentId: string };

/** Lessons to come of a teacher in which this pupil is taught, soonest first. */
export async function findLessonsOfPair(db: Database, { teacherId, studentId }: Pair, now: Date) {
  return db
    .select({
      id: sessions.id,
      teacherId: sessions.teacherId,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      kind: sessions.kind,
      pupils: sql<number>`(select count(*)::int from session_students taught
        where taught.session_id = ${sessions.id})`,
    })
    .from(sessions)
    .innerJoin(sessionStudents, eq(sessionStudents.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.teacherId, teacherId),
        eq(sessionStudents.studentId, studentId),
        eq(sessions.status, "Scheduled"),
        gt(sessions.startsAt, now),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

export type LessonOfPair = Awaited<ReturnType<typeof findLessonsOfPair>>[number];

/** Make-ups that this teacher is to hold for the pupil, granted or waiting for staff. */
export async function countOwed(
  db: Database,
  { teacherId, studentId }: Pair,
  now: Date,
): Promise<number> {
  return db.$count(
    makeUps,
    and(
      eq(makeUps.teacherId, teacherId),
      eq(makeUps.studentId, studentId),
      inArray(makeUps.state, ["owed", "pending"]),
      isUsable(now),
    ),
  );
}
