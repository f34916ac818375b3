import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { absences } from "../tables/absences.ts";
import { sessions } from "../tables/sessions.ts";

/** What was said of one lesson, the first first. */
export async function findAbsences(db: Database, sessionId: string) {
  return db
    .select()
    .from(absences)
    .where(eq(absences.sessionId, sessionId))
    .orderBy(asc(absences.saidAt), asc(absences.side));
}

export type AbsenceRow = Awaited<ReturnType<typeof findAbsences>>[number];

/** More than are missing at once. */
const ALERTS_MAX = 200;

/** Teachers who are missing and whom nobody has seen to, the longest first; how the lesson ended is an answer too. */
export async function findAlerts(db: Database) {
  return db
    .select({
      sessionId: absences.sessionId,
      saidAt: absences.saidAt,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      teacherName: users.name,
      teacherPhone: users.phoneNumber,
      pupils: sql<string[]>`array(select pupil.name from session_students taught
        join users pupil on pupil.id = taught.student_id
        where taught.session_id = ${sessions.id} order by pupil.name, pupil.id)`,
    })
    .from(absences)
    .innerJoin(sessions, eq(sessions.id, absences.sessionId))
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .where(
      and(
        sql`${absences.side} = 'teacher' and ${absences.cameAt} is null and ${absences.handledAt} is null`,
        inArray(sessions.status, OPEN_STATUSES),
      ),
    )
    .orderBy(asc(absences.saidAt), asc(absences.sessionId))
    .limit(ALERTS_MAX);
}

/** Lessons under way since then whose teacher came and whose pupils did not, of which nothing was said yet. */
export async function findWithoutPupil(
  db: Database,
  { now, since, limit }: { now: Date; since: Date; limit: number },
) {
  const hasMark = (side: string) => sql`exists (select from presence_marks mark
    where mark.session_id = ${sessions.id} and mark.side = ${side} and mark.kind <> 'left')`;
  const isSaid = sql`exists (select from absences said
    where said.session_id = ${sessions.id} and said.side = 'pupil')`;
  return db
    .select({
      id: sessions.id,
      teacherId: sessions.teacherId,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      status: sessions.status,
    })
    .from(sessions)
    .where(
      and(
        inArray(sessions.status, OPEN_STATUSES),
        gt(sessions.endsAt, now),
        // No lesson is longer (`sessions_length`): the index on the end finds them.
        lte(sessions.endsAt, new Date(since.getTime() + 6 * 3_600_000)),
        lte(sessions.startsAt, since),
        sql`${hasMark("teacher")} and not ${hasMark("pupil")} and not ${isSaid}`,
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(limit);
}

/** Its row as it stands, if nobody came since. */
export const isStillAway = (sessionId: string, side: AbsenceRow["side"]) =>
  and(eq(absences.sessionId, sessionId), eq(absences.side, side), isNull(absences.cameAt));
