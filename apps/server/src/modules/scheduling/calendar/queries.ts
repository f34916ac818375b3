import { and, asc, eq, gt, gte, isNull, ne, or, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { childrenOf, isChildOf } from "../../people/reach/family.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { calendarFeeds } from "../tables/calendar-feeds.ts";
import { meetings } from "../tables/meetings.ts";
import { seriesStudents } from "../tables/series-students.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";

export type FeedOwner = Pick<typeof users.$inferSelect, "id" | "name" | "language" | "timeZone">;

export async function findFeed(db: Database, userId: string) {
  const [feed] = await db
    .select({ readAt: calendarFeeds.readAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return feed;
}

export async function findFeedOwner(db: Database, tokenHash: string) {
  const [owner] = await db
    .select({
      id: users.id,
      name: users.name,
      language: users.language,
      timeZone: users.timeZone,
      readAt: calendarFeeds.readAt,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return owner;
}

type Pupil = { name: string; zone: string };

/** From `from` on, earliest first; what was cancelled before `from` is left out. A parent sees own children only. */
export async function findFeedLessons(db: Database, owner: FeedOwner, from: Date) {
  const isRecent = or(ne(sessions.status, "Cancelled"), gte(cancelledAt, from.toISOString()));
  return db
    .select({
      id: sessions.id,
      sequence: sessions.sequence,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      status: sessions.status,
      updatedAt: sessions.updatedAt,
      meetingProvider: meetings.provider,
      programme: programmes.name,
      teacherName: users.name,
      teacherZone: users.timeZone,
      pupils: pupilsFor(owner),
      role: roleIn(owner),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .leftJoin(meetings, eq(meetings.sessionId, sessions.id))
    .where(and(gte(sessions.startsAt, from), isRecent, ofOwner(owner, from)))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

const cancelledAt = sql`coalesce(${sessions.cancelledAt}, ${sessions.updatedAt})`;

/** Taught, learnt, or one's children's. */
function ofOwner({ id }: FeedOwner, from: Date) {
  const since = sql`${from.toISOString()}::timestamptz`;
  return sql`${sessions.id} in (
    select own.id from sessions own where own.teacher_id = ${id} and own.starts_at >= ${since}
    union all select taught.session_id from session_students taught
      where taught.student_id = ${id} and taught.starts_at >= ${since}
    union all select taught.session_id from session_students taught
      where taught.student_id in ${childrenOf(id)} and taught.starts_at >= ${since})`;
}

/** As what the owner reads of a lesson. */
const roleIn = ({ id }: FeedOwner) => sql<"T" | "S" | "P">`case
  when ${sessions.teacherId} = ${id} then 'T'
  when exists (select from session_students own
    where own.session_id = sessions.id and own.student_id = ${id}) then 'S'
  else 'P' end`;

function pupilsFor(owner: FeedOwner) {
  const isVisible = sql`(${roleIn(owner)} <> 'P' or ${isChildOf(sql`taught.student_id`, owner.id)})`;
  return sql<Pupil[]>`coalesce((
    select jsonb_agg(jsonb_build_object('name', u.name, 'zone', u.time_zone) order by u.name, u.id)
    from session_students taught join users u on u.id = taught.student_id
    where taught.session_id = sessions.id and ${isVisible}), '[]'::jsonb)`;
}

/** Everyone who may have series, by id, so that a long round can go on page by page. */
export async function findReaders(db: Database, after: string | undefined, limit: number) {
  return db
    .select({
      id: users.id,
      language: users.language,
    })
    .from(users)
    .where(and(after ? gt(users.id, after) : undefined, isNull(users.closedAt)))
    .orderBy(asc(users.id))
    .limit(limit);
}

export type SeriesReader = Awaited<ReturnType<typeof findReaders>>[number];

/** The zones on whose walls series are held: their anchors', their teachers' and their students'. */
export async function findSeriesZones(db: Database): Promise<string[]> {
  const anchors = db.selectDistinct({ zone: series.anchorZone }).from(series);
  const teachers = db
    .selectDistinct({ zone: users.timeZone })
    .from(users)
    .innerJoin(series, eq(series.teacherId, users.id));
  const students = db
    .selectDistinct({ zone: users.timeZone })
    .from(users)
    .innerJoin(seriesStudents, eq(seriesStudents.studentId, users.id));
  const rows = await anchors.union(teachers).union(students);
  return rows.map(({ zone }) => zone);
}
