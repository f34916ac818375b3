import { type SQL, desc, inArray, sql } from "drizzle-orm";

import type { Database } from "../../platform/db/database.ts";
import { events } from "../../platform/db/tables/events.ts";
import type { Whose } from "./find-lessons-of.ts";

/**
 * Of each teacher and pupil, so many lessons before the moment at which a page begins, and those of the weeks that are
 * booked ahead: nearly every lesson leaves an event, so that they hold more of them than a page. What is said a long time
 * later of an older lesson stands in the journal alone.
 */
const LESSONS_BEFORE = sql.raw("60");
const LESSONS_AFTER = sql.raw("300");
const AHEAD = sql.raw("interval '14 weeks'");

type Asked = Whose & {
  id: string;
  /** Whether what the person did is told too. */
  hasDeeds: boolean;
  now: Date;
  before: number | undefined;
  limit: number;
};

/** What somebody did and what was done to them, the latest first: by indexes alone, however much has happened. */
export async function findStory(db: Database, asked: Asked) {
  const { id, studentIds, hasDeeds, before, limit } = asked;
  const isBefore = before === undefined ? sql`true` : sql`told.sequence < ${before}`;
  const latest = sql`order by told.sequence desc limit ${limit}`;
  const people = [...new Set([id, ...studentIds])];
  const ofPeople = sql`select kind.name, person.id::text
    from unnest(${sql.param(people)}::uuid[]) as person (id)
    cross join (values ('user'), ('teacher'), ('student')) as kind (name)`;
  const deeds = sql`union (select told.sequence from events told
    where told.actor_id = ${id} and ${isBefore} ${latest})`;
  return db
    .select()
    .from(events)
    .where(
      inArray(
        events.sequence,
        sql`(with at as (${startOf(asked)}), lesson as (${lessonsAround(asked)}),
          subject (type, id) as (
            ${ofPeople}
            union all select 'session', lesson.id::text from lesson
            union all select 'report', r.id::text from lesson
              join session_reports r on r.session_id = lesson.id and ${isTheirs(sql`r`, asked)}
            union all select 'make-up', m.id::text from lesson
              join make_ups m on m.session_id = lesson.id and ${isTheirs(sql`m`, asked)})
        select recent.sequence from subject cross join lateral (
          select told.sequence from events told
          where told.subject_type = subject.type and told.subject_id = subject.id and ${isBefore}
          ${latest}) recent
        ${hasDeeds ? deeds : sql``}
        order by sequence desc limit ${limit})`,
      ),
    )
    .orderBy(desc(events.sequence))
    .limit(limit);
}

/** When the page begins. */
function startOf({ before, now }: Asked): SQL {
  const given = sql`${now.toISOString()}::timestamptz`;
  if (before === undefined) return sql`select ${given} as moment`;
  return sql`select coalesce((select told.created_at from events told
    where told.sequence < ${before} order by told.sequence desc limit 1), ${given}) as moment`;
}

/** Each teacher's and pupil's own, by their indexes. */
function lessonsAround({ teacherId, studentIds }: Asked): SQL {
  const past = sql`place.starts_at <= at.moment order by place.starts_at desc limit ${LESSONS_BEFORE}`;
  const coming = sql`place.starts_at > at.moment and place.starts_at < at.moment + ${AHEAD}
    order by place.starts_at limit ${LESSONS_AFTER}`;
  const taught = sql`from sessions place where place.teacher_id = ${teacherId}`;
  const learnt = sql`from session_students place where place.student_id = pupil.id`;
  const pupils = sql`unnest(${sql.param([...studentIds])}::uuid[]) as pupil (id)`;
  return sql`select taught.id from at cross join lateral (
      (select place.id ${taught} and ${past}) union all (select place.id ${taught} and ${coming})) taught
    union select learnt.session_id from at cross join ${pupils} cross join lateral (
      (select place.session_id ${learnt} and ${past})
      union all (select place.session_id ${learnt} and ${coming})) learnt`;
}

/** Of a lesson of several, what is not another family's. */
const isTheirs = (row: SQL, { teacherId, studentIds }: Asked): SQL =>
  sql`(${row}.teacher_id = ${teacherId} or ${row}.student_id = any(${sql.param([...studentIds])}::uuid[]))`;
