import { FAMILY_GONE_AFTER_MS, type LastLesson } from "@riwaq/domain/views/figures";
import { sql } from "drizzle-orm";

import type { Database } from "../../platform/db/database.ts";
import { rowsOf } from "../../platform/db/table-names.ts";
import { type Asked, type Place, areAsked, place } from "./queries.ts";

export type GoneFamily = Place & LastLesson;

/**
 * Families of whose lessons the last one that was not cancelled is among those asked for, and ended so long ago that they
 * have gone; of a family that only tried, nothing is told here. Whoever learns and is in no family is one. Each pupil's
 * last lesson is found by an index, so that it does not matter how many there were.
 */
export function findGoneFamilies(db: Database, asked: Asked, now: Date): Promise<GoneFamily[]> {
  const gone = new Date(now.getTime() - FAMILY_GONE_AFTER_MS).toISOString();
  return rowsOf<GoneFamily>(
    db,
    sql`with pupils as (
        select coalesce(member.family_id, pupil.user_id) as family_id, array_agg(pupil.user_id) as ids
        from students pupil
        left join family_members member on member.user_id = pupil.user_id and member.kind = 'child'
        group by 1),
      last as materialized (
        select pupils.ids, lesson.session_id, lesson.last_at
        from pupils cross join lateral (
          select taught.session_id, taught.last_at
          from unnest(pupils.ids) as pupil (id) cross join lateral (
            select session_id, starts_at as last_at from session_students
            where student_id = pupil.id and status <> 'Cancelled'
            order by starts_at desc limit 1) taught
          order by taught.last_at desc, taught.session_id limit 1) lesson),
      over as materialized (
        select last.ids, last.last_at, sessions.* from last join sessions on sessions.id = last.session_id
        where ${areAsked(asked)} and sessions.ends_at <= ${gone}::timestamptz)
      select ${place(asked)},
        not exists (select from users person
          where person.id = any(sessions.ids) and person.closed_at is null) as "isClosed",
        exists (select from events where events.subject_type = 'student'
          and events.subject_id = any(sessions.ids::text[]) and events.kind = 'leave-teacher'
          and events.payload->>'teacherId' = sessions.teacher_id::text
          and events.created_at >= sessions.starts_at - interval '1 month') as "hasLeft",
        exists (select from session_students later
          where later.student_id = any(sessions.ids) and later.starts_at > sessions.last_at) as "isCancelled",
        coalesce((select series.ends_on is not null from series where series.id = sessions.series_id),
          false) as "hasEnd"
      from over sessions
      where exists (select from unnest(sessions.ids) as pupil (id) cross join lateral (
        select from session_students taught
        join sessions lesson on lesson.id = taught.session_id and lesson.kind <> 'trial'
        where taught.student_id = pupil.id and taught.status <> 'Cancelled'
        order by taught.starts_at desc limit 1) regular)`,
  );
}
