import { JOIN_OPENS_BEFORE_MS } from "@riwaq/domain/scheduling/sessions/join-window";
import { DUE_MEETING_STATES } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { parentsOf } from "../../people/reach/family.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { meetings } from "../tables/meetings.ts";
import { sessions } from "../tables/sessions.ts";

/** Meetings that wait for their provider, soonest lesson first. */
export async function findDueMeetings(db: Database, now: Date, limit: number) {
  const isWaiting = inArray(meetings.state, DUE_MEETING_STATES);
  const isDue = or(isNull(meetings.retryAt), lte(meetings.retryAt, now));
  return db
    .select({
      id: meetings.sessionId,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      state: meetings.state,
      meetingId: meetings.externalId,
      revision: meetings.revision,
      attempts: meetings.attempts,
      meetingProvider: meetings.provider,
      meetingLink: teachers.meetingLink,
      hostEmail: teachers.zoomEmail,
      programme: programmes.name,
      language: users.language,
    })
    .from(meetings)
    .innerJoin(sessions, eq(sessions.id, meetings.sessionId))
    .innerJoin(teachers, eq(teachers.userId, sessions.teacherId))
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(and(isWaiting, isDue))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(limit);
}

export type DueMeeting = Awaited<ReturnType<typeof findDueMeetings>>[number];

const LONGEST_LESSON_MS = 6 * 3_600_000;

/**
 * The lesson at the door at that instant whose meeting has the provider's own number; found by the hours of open
 * lessons. It stays as it is until the transaction ends: one that is being moved is not joined at its new hour.
 */
export async function findMeetingLesson(db: Database, meetingId: string, at: Date) {
  const latestEnd = new Date(at.getTime() + JOIN_OPENS_BEFORE_MS + LONGEST_LESSON_MS);
  const [lesson] = await db
    .select({
      id: sessions.id,
      teacherId: sessions.teacherId,
      zoomEmail: teachers.zoomEmail,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      status: sessions.status,
    })
    .from(sessions)
    .innerJoin(teachers, eq(teachers.userId, sessions.teacherId))
    .innerJoin(meetings, eq(meetings.sessionId, sessions.id))
    .where(
      and(
        inArray(sessions.status, OPEN_STATUSES),
        gt(sessions.endsAt, at),
        lte(sessions.endsAt, latestEnd),
        eq(meetings.provider, "zoom"),
        eq(meetings.externalId, meetingId),
      ),
    )
    .limit(1)
    .for("update", { of: sessions });
  return lesson;
}

/** Who of the lesson's people has this address: teacher, students, their parents. */
export async function findParticipant(db: Database, sessionId: string, email: string) {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.email, email),
        sql`(exists (select 1 from sessions s where s.id = ${sessionId} and s.teacher_id = users.id)
          or exists (select 1 from session_students t where t.session_id = ${sessionId}
            and (users.id = t.student_id or users.id in ${parentsOf(sql`t.student_id`)})))`,
      ),
    )
    .limit(1);
  return found;
}
