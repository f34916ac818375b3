import { JOIN_OPENS_BEFORE_MS } from "@riwaq/domain/scheduling/sessions/join-window";
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { parentsOf } from "../../people/reach/family.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { sessions } from "../tables/sessions.ts";

/** Meetings that wait for their provider, soonest lesson first. */
export async function findDueMeetings(db: Database, now: Date, limit: number) {
  const isWaiting = inArray(sessions.meetingState, ["wanted", "stale", "unwanted"]);
  const isDue = or(isNull(sessions.meetingRetryAt), lte(sessions.meetingRetryAt, now));
  return db
    .select({
      id: sessions.id,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      state: sessions.meetingState,
      meetingId: sessions.meetingId,
      attempts: sessions.meetingAttempts,
      meetingProvider: sessions.meetingProvider,
      meetingLink: teachers.meetingLink,
      hostEmail: teachers.zoomEmail,
      programme: programmes.name,
      language: users.language,
    })
    .from(sessions)
    .innerJoin(teachers, eq(teachers.userId, sessions.teacherId))
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(and(isWaiting, isDue))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(limit);
}

export type DueMeeting = Awaited<ReturnType<typeof findDueMeetings>>[number];

/** Lessons that are over or cancelled need no meeting; one that stands outside is to be removed there. */
export async function dropNeedless(db: Database, now: Date): Promise<void> {
  const isWaiting = inArray(sessions.meetingState, ["wanted", "stale"]);
  const isNeedless = or(lte(sessions.endsAt, now), eq(sessions.status, "Cancelled"));
  await db
    .update(sessions)
    .set({
      meetingState: sql`case when ${sessions.meetingId} is null then 'none' else 'unwanted' end`,
      meetingRetryAt: null,
      meetingAttempts: 0,
    })
    .where(and(isWaiting, isNeedless));
}

/** Takes one for `until`: whoever asks meanwhile, in another process or after a crash, leaves it alone until then. */
export async function claimMeeting(db: Database, due: DueMeeting, now: Date, until: Date) {
  const claimed = await db
    .update(sessions)
    .set({ meetingRetryAt: until, meetingAttempts: due.attempts + 1 })
    .where(
      and(
        eq(sessions.id, due.id),
        eq(sessions.meetingState, due.state),
        eq(sessions.meetingAttempts, due.attempts),
        or(isNull(sessions.meetingRetryAt), lte(sessions.meetingRetryAt, now)),
      ),
    )
    .returning({ id: sessions.id });
  return claimed.length > 0;
}

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
    .where(
      and(
        inArray(sessions.status, ["Scheduled", "Joined"]),
        gt(sessions.endsAt, at),
        lte(sessions.endsAt, latestEnd),
        eq(sessions.meetingProvider, "zoom"),
        eq(sessions.meetingId, meetingId),
      ),
    )
    .limit(1)
    .for("update", { of: sessions });
  return lesson;
}

/** Who of the lesson's people has this address: teacher, students, their parents. */
export async function findParticipant(db: Database, sessionId: string, email: string) {
  const [found] = await db
    .select({ id: users.id, role: users.role })
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
