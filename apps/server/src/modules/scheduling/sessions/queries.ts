import { SESSIONS_PAGE } from "@riwaq/contracts/scheduling/sessions.calls";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { type SQL, and, asc, desc, eq, gt, gte, lt, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { prepared } from "../../../platform/db/prepared.ts";
import { users } from "../../identity/tables/users.ts";
import { childrenOf, isChildOf } from "../../people/reach/family.ts";
import { byRoles, familyOf } from "../../people/reach/pupils.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { meetings } from "../tables/meetings.ts";
import { series } from "../tables/series.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";

/** More than anyone has in a day, or in the weeks that a home looks ahead. */
const LIST_MAX = 500;

const me = sql.placeholder("me");

type Pupil = { id: string; name: string; zone: string };

/**
 * Those taught, one lookup per session: a reader has hundreds of sessions, the table millions. Written out, as drizzle
 * leaves the table's name away in a select from one table, and "id" alone would be the student's. As json: it is only
 * read, and made sooner than jsonb. Where rows are told apart by it, it is cast.
 */
const pupils = (visible = sql`true`) => sql<Pupil[]>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.name, 'zone', u.time_zone) order by u.name, u.id)
  from session_students taught join users u on u.id = taught.student_id
  where taught.session_id = sessions.id and ${visible}), '[]'::json)`;

const columns = {
  id: sessions.id,
  teacherId: sessions.teacherId,
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  status: sessions.status,
  kind: sessions.kind,
  seriesId: sessions.seriesId,
  isShifted: sessions.isShifted,
  cancelledBy: sessions.cancelledBy,
  meetingProvider: meetings.provider,
  meetingLink: meetings.link,
  teacherName: users.name,
  teacherGender: users.gender,
  teacherZone: users.timeZone,
  programme: programmes.name,
};

const mine = sql`${sessionStudents.studentId} = ${me}`;
const ofMyChildren = isChildOf(sql`taught.student_id`, me);

export type SessionRow = Awaited<ReturnType<typeof findTeacherSessions>>[number];

/** Whatever begins before `until`, back to the lesson that fills a page of those that began before `before`. */
export type SessionsPage = { before: Date; until: Date | undefined };

const pageStart = sql`${sql.placeholder("before")}::timestamptz`;
const pageEnd = sql`${sql.placeholder("until")}::timestamptz`;

/** Lessons that begin together are of one page; `earlier` reads the beginnings of those before it. */
const onPage = (
  earlier: SQL,
) => sql`${sessions.startsAt} < ${pageEnd} and ${sessions.startsAt} >= coalesce(
  (${earlier} order by past.starts_at desc offset ${sql.raw(String(SESSIONS_PAGE - 1))} limit 1), '-infinity')`;

const EARLIER = {
  T: sql`select past.starts_at from sessions past where past.teacher_id = ${me} and past.starts_at < ${pageStart}`,
  S: sql`select past.starts_at from session_students past where past.student_id = ${me} and past.starts_at < ${pageStart}`,
  P: sql`select past.starts_at from (select distinct l.session_id, l.starts_at
    from session_students l
    where l.student_id in ${childrenOf(me)} and l.starts_at < ${pageStart}) past`,
};

const valuesOf = (id: string, { before, until }: SessionsPage) => ({
  me: id,
  before: before.toISOString(),
  until: until?.toISOString() ?? "infinity",
});

export async function findTeacherSessions(db: Database, teacherId: string, page: SessionsPage) {
  return prepared(db, "teacher_sessions", (on, name) =>
    on
      .select({ ...columns, pupils: pupils() })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.teacherId))
      .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
      .leftJoin(meetings, eq(meetings.sessionId, sessions.id))
      .where(and(eq(sessions.teacherId, me), onPage(EARLIER.T)))
      .orderBy(desc(sessions.startsAt))
      .prepare(name),
  ).execute(valuesOf(teacherId, page));
}

/** A student sees who else is taught: they sit in the same lesson. */
export async function findStudentSessions(
  db: Database,
  studentId: string,
  page: SessionsPage,
): Promise<SessionRow[]> {
  return prepared(db, "student_sessions", (on, name) =>
    on
      .select({ ...columns, pupils: pupils() })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.teacherId))
      .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
      .leftJoin(meetings, eq(meetings.sessionId, sessions.id))
      .innerJoin(sessionStudents, and(eq(sessionStudents.sessionId, sessions.id), mine))
      .where(onPage(EARLIER.S))
      .orderBy(desc(sessions.startsAt))
      .prepare(name),
  ).execute(valuesOf(studentId, page));
}

/** A parent sees their own children's lessons and names, not other families'. */
export async function findParentSessions(
  db: Database,
  parentId: string,
  page: SessionsPage,
): Promise<SessionRow[]> {
  return prepared(db, "parent_sessions", (on, name) =>
    on
      .selectDistinct({ ...columns, pupils: sql<Pupil[]>`${pupils(ofMyChildren)}::jsonb` })
      .from(sessionStudents)
      .innerJoin(sessions, eq(sessions.id, sessionStudents.sessionId))
      .innerJoin(users, eq(users.id, sessions.teacherId))
      .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
      .leftJoin(meetings, eq(meetings.sessionId, sessions.id))
      .where(and(sql`${sessionStudents.studentId} in ${childrenOf(me)}`, onPage(EARLIER.P)))
      .orderBy(desc(sessions.startsAt), asc(sessions.id))
      .prepare(name),
  ).execute(valuesOf(parentId, page));
}

/** No lesson is longer (`sessions_length`), so one that touches an instant began this long before at most. */
const LONGEST_MS = 6 * 3_600_000;

/** More than a full day of lessons on every day of the longest range. */
const RANGE_MAX = 2000;

/** The sessions of which the reader may know; staff know them all. */
function within(reader: SignedIn): SQL | undefined {
  return reader.roles.has("staff") ? undefined : isOwn(reader);
}

/** Taught, learnt, or one's children's. */
function isOwn(reader: SignedIn): SQL {
  const isOfFamily = sql`${sessions.id} in (select taught.session_id from session_students taught
    where taught.student_id in ${familyOf(reader)})`;
  const none = sql`false`;
  const isTaught = eq(sessions.teacherId, reader.id);
  return byRoles(reader, {
    teacher: isTaught,
    student: isOfFamily,
    guardian: isOfFamily,
    staff: none,
  });
}

/** Who sits in a lesson sees who else does, as does who teaches or works here; a parent sees own children only. */
function maySee(reader: SignedIn): SQL {
  const { id, roles } = reader;
  const isIn = sql`exists (select from session_students own
    where own.session_id = sessions.id and own.student_id = ${id})`;
  return sql`(taught.student_id in ${childrenOf(id)} or sessions.teacher_id = ${id}
    or ${roles.has("staff")}::boolean or ${isIn})`;
}

export function sessionsOf(db: Database, reader: SignedIn) {
  const seen = reader.roles.has("guardian") ? pupils(maySee(reader)) : pupils();
  return db
    .select({ ...columns, pupils: seen })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .leftJoin(meetings, eq(meetings.sessionId, sessions.id))
    .$dynamic();
}

/** The reader's own sessions that touch [from, to), the earliest first. Staff have none. */
export async function findSessionsBetween(
  db: Database,
  reader: SignedIn,
  { from, to }: { from: Date; to: Date },
): Promise<SessionRow[]> {
  const couldTouch = gt(sessions.startsAt, new Date(from.getTime() - LONGEST_MS));
  return sessionsOf(db, reader)
    .where(and(isOwn(reader), couldTouch, lt(sessions.startsAt, to), gt(sessions.endsAt, from)))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(RANGE_MAX);
}

const from = sql`${sql.placeholder("from")}::timestamptz`;
const until = sql`${sql.placeholder("until")}::timestamptz`;
const couldTouch = sql`l.starts_at > ${from} - interval '6 hours' and l.ends_at > ${from}`;

const ofChildren = sql`select mine.id from ${childrenOf(me)} as mine (id)`;

/** Whose lessons a home shows. */
const WHOM = {
  self: sql`(select ${me}::uuid as id)`,
  children: sql`(${ofChildren})`,
};

/**
 * A family's lessons that touch [from, until), and however far ahead the next one of each child; the earliest first. For
 * homes: by each child's own index, however many sessions there are.
 */
export async function findComingSessions(
  db: Database,
  { id, whose }: { id: string; whose: keyof typeof WHOM },
  range: { from: Date; until: Date },
): Promise<SessionRow[]> {
  const coming = sql`(
    select l.session_id from session_students l
    where l.student_id in (select whom.id from ${WHOM[whose]} whom) and ${couldTouch} and l.starts_at < ${until}
    union
    select next.session_id from ${WHOM[whose]} whom cross join lateral (
      select l.session_id from session_students l
      where l.student_id = whom.id and ${couldTouch} and ${isOneOf(sql`l.status`, OPEN_STATUSES)}
      order by l.starts_at limit 1) next)`;
  return prepared(db, `coming_sessions_${whose}`, (on, name) =>
    on
      .select({ ...columns, pupils: pupils(whose === "children" ? ofMyChildren : undefined) })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.teacherId))
      .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
      .leftJoin(meetings, eq(meetings.sessionId, sessions.id))
      .where(sql`${sessions.id} in ${coming}`)
      .orderBy(asc(sessions.startsAt), asc(sessions.id))
      .limit(LIST_MAX)
      .prepare(name),
  ).execute({ me: id, from: range.from.toISOString(), until: range.until.toISOString() });
}

/** A teacher's sessions that begin in [from, until), the earliest first. */
export async function findTeacherLessons(
  db: Database,
  teacherId: string,
  range: { from: Date; until: Date },
): Promise<SessionRow[]> {
  const { startsAt } = sessions;
  return prepared(db, "teacher_lessons", (on, name) =>
    on
      .select({ ...columns, pupils: pupils() })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.teacherId))
      .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
      .leftJoin(meetings, eq(meetings.sessionId, sessions.id))
      .where(and(eq(sessions.teacherId, me), gte(startsAt, from), lt(startsAt, until)))
      .orderBy(asc(startsAt), asc(sessions.id))
      .limit(LIST_MAX)
      .prepare(name),
  ).execute({ me: teacherId, from: range.from.toISOString(), until: range.until.toISOString() });
}

export async function findSession(db: Database, reader: SignedIn, id: string): Promise<SessionRow> {
  const [row] = await sessionsOf(db, reader).where(and(eq(sessions.id, id), within(reader)));
  if (!row) throw new AppError("not_found");
  return row;
}

export async function findSeriesRule(db: Database, seriesId: string | null) {
  if (seriesId === null) return null;
  const [rule] = await db
    .select({ anchorZone: series.anchorZone, times: series.times })
    .from(series)
    .where(eq(series.id, seriesId));
  return rule ?? null;
}

export type SeriesRule = NonNullable<Awaited<ReturnType<typeof findSeriesRule>>>;
