import { SKIP_STATES } from "@riwaq/domain/scheduling/series/judge-occurrences";
import { type SQL, sql } from "drizzle-orm";

import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { occurrencesSkipped } from "../events.ts";

/** Series are laid out twelve weeks ahead: what was left out earlier is over. */
const LAID_OUT_DAYS = 90;

/** More than anybody settles in a day. */
const SHOWN_MAX = 200;

/**
 * What was left out of a running series on a day to come, since when, unless teacher and pupil have another lesson that
 * was booked after that, within six days of it.
 */
const unplaced = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`select run.id, run.teacher_id, skip.date, skip.state, left_out.created_at
    from events left_out
    cross join lateral (select (one ->> 'on')::date as date, one ->> 'state' as state
      from jsonb_array_elements(left_out.payload -> 'skipped') one) skip
    join series run on run.id = left_out.subject_id::uuid
    where left_out.kind = ${occurrencesSkipped.kind}
      and left_out.created_at > ${at} - make_interval(days => ${LAID_OUT_DAYS})
      and ${isOneOf(sql`skip.state`, SKIP_STATES)} and skip.date > ${at}::date
      and run.ended_at is null and (run.ends_on is null or run.ends_on >= skip.date)
      and not exists (select from sessions lesson
        join session_students learns on learns.session_id = lesson.id
        join series_students taught on taught.student_id = learns.student_id
        where taught.series_id = run.id and lesson.teacher_id = run.teacher_id
          and lesson.status <> 'Cancelled' and lesson.created_at > left_out.created_at
          and lesson.starts_at between skip.date - 6 and skip.date + 7
          and (lesson.series_id is distinct from run.id or lesson.series_on = skip.date))`;
};

export const countUnplaced = (now: Date): SQL =>
  sql`select count(*), min(created_at) from (${unplaced(now)}) of_all`;

type Row = {
  seriesId: string;
  on: string;
  state: (typeof SKIP_STATES)[number];
  teacherId: string;
  teacherName: string;
  teacherZone: string;
  students: Array<{ id: string; name: string }>;
  anchorZone: string;
  times: Array<{ dayOfWeek: number; minute: number }>;
  lengthMinutes: number;
  startsOn: string;
  endsOn: string | null;
};

/** The next first. */
export async function findUnplaced(db: Database, now: Date): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`select left_out.id as "seriesId", left_out.date::text as "on", left_out.state,
        teacher.id as "teacherId", teacher.name as "teacherName", teacher.time_zone as "teacherZone",
        (select json_agg(json_build_object('id', pupil.id, 'name', pupil.name) order by pupil.name, pupil.id)
          from series_students taught join users pupil on pupil.id = taught.student_id
          where taught.series_id = left_out.id) as students,
        run.anchor_zone as "anchorZone", run.times, run.length_minutes as "lengthMinutes",
        run.starts_on::text as "startsOn", run.ends_on::text as "endsOn"
      from (${unplaced(now)}) left_out
      join series run on run.id = left_out.id
      join users teacher on teacher.id = run.teacher_id
      order by left_out.date, teacher.name, left_out.id limit ${SHOWN_MAX}`,
  );
}
