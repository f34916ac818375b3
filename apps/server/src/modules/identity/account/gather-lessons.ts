import { asc, eq, inArray, or, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { makeUps } from "../../scheduling/tables/make-ups.ts";
import { policyDecisions } from "../../scheduling/tables/policy-decisions.ts";
import { series } from "../../scheduling/tables/series.ts";
import { sessionJoins } from "../../scheduling/tables/session-joins.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { users } from "../tables/users.ts";
import type { Subjects } from "./queries.ts";

/** Lessons with what the terms decided about them, the series they are of, and make-ups. Of other families not even names. */
export async function gatherLessons(db: Database, { person, subjects }: Subjects) {
  const isTeacher = person.role === "T";
  const seen = isTeacher ? sql`true` : inArray(sql`taught.student_id`, [...subjects]);
  const isOwn = isTeacher
    ? eq(sessions.teacherId, person.id)
    : sql`exists (select from session_students mine where mine.session_id = sessions.id
        and ${inArray(sql`mine.student_id`, [...subjects])})`;
  const lessons = await db
    .select({
      id: sessions.id,
      starts_at: sessions.startsAt,
      ends_at: sessions.endsAt,
      status: sessions.status,
      kind: sessions.kind,
      teacher: users.name,
      students: sql<string[]>`array(select pupil.name from session_students taught
        join users pupil on pupil.id = taught.student_id
        where taught.session_id = sessions.id and ${seen} order by 1)`,
      programme: programmes.slug,
      series_id: sessions.seriesId,
      cancelled_by: sessions.cancelledBy,
      cancelled_at: sessions.cancelledAt,
      absent: sessions.absent,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(isOwn)
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  const decisions = await db
    .select({
      session_id: policyDecisions.sessionId,
      rule: policyDecisions.rule,
      policy_version: policyDecisions.policyVersion,
      inputs: policyDecisions.inputs,
      decision: policyDecisions.decision,
      decided_at: policyDecisions.createdAt,
    })
    .from(policyDecisions)
    .innerJoin(sessions, eq(sessions.id, policyDecisions.sessionId))
    .where(isOwn)
    .orderBy(asc(policyDecisions.createdAt), asc(policyDecisions.id));
  return { lessons, decisions, ...(await findPlans(db, { person, subjects })) };
}

async function findPlans(db: Database, { person, subjects }: Subjects) {
  const isTeacher = person.role === "T";
  const people = isTeacher ? [person.id] : [...subjects];
  const joins = await db
    .select({
      session_id: sessionJoins.sessionId,
      side: sessionJoins.side,
      joined_at: sessionJoins.joinedAt,
    })
    .from(sessionJoins)
    .where(or(eq(sessionJoins.userId, person.id), inArray(sessionJoins.userId, people)))
    .orderBy(asc(sessionJoins.joinedAt));
  const plans = await db
    .select({
      id: series.id,
      anchor_zone: series.anchorZone,
      times: series.times,
      length_minutes: series.lengthMinutes,
      starts_on: series.startsOn,
      ends_on: series.endsOn,
    })
    .from(series)
    .where(inArray(isTeacher ? series.teacherId : series.studentId, people))
    .orderBy(asc(series.startsOn), asc(series.id));
  const owed = await db
    .select({
      session_id: makeUps.sessionId,
      cause: makeUps.cause,
      month: makeUps.month,
      state: makeUps.state,
      // What a family wrote of an emergency is the family's and the staff's.
      ...(isTeacher ? {} : { reason: makeUps.reason }),
      booked_session_id: makeUps.bookedSessionId,
    })
    .from(makeUps)
    .where(inArray(isTeacher ? makeUps.teacherId : makeUps.studentId, people))
    .orderBy(asc(makeUps.createdAt), asc(makeUps.id));
  return { joins, series: plans, make_ups: owed };
}
