import { civilDateMs, civilDateOf, DAY_MS } from "@riwaq/domain/time/civil-date";
import { spanOfDays } from "@riwaq/domain/time/spans";
import { toWall } from "@riwaq/domain/time/zone";
import { sql } from "drizzle-orm";

import { requireRight } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/db/database.ts";
import { rowsOf } from "../../platform/db/table-names.ts";
import type { Row, Table } from "../../platform/files/write-csv.ts";
import { columnText } from "../../platform/i18n/translate.ts";
import { findInstitute } from "../../platform/institute.ts";

const DAYS_AT_ONCE = 7;

const COLUMNS = [
  "starts_at",
  "date",
  "time",
  "minutes",
  "teacher",
  "pupils",
  "programme",
  "kind",
  "status",
  "cancelled_by",
  "outcome",
  "teacher_late",
];

type LessonRow = {
  startsAtMs: number;
  minutes: number;
  teacher: string;
  pupils: string[];
  programme: string | null;
  kind: string;
  status: string;
  cancelledBy: string | null;
  outcome: string | null;
  teacherLateMin: number | null;
};

function lessonsBetween(db: Database, language: string, fromMs: number, untilMs: number) {
  const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  return rowsOf<LessonRow>(
    db,
    sql`select extract(epoch from sessions.starts_at)::float8 * 1000 as "startsAtMs",
      round(extract(epoch from sessions.ends_at - sessions.starts_at) / 60)::int as minutes,
      teacher.name as teacher, programme.name->>${language} as programme, sessions.kind,
      sessions.status, sessions.cancelled_by as "cancelledBy", said.kind as outcome,
      said.teacher_late_min as "teacherLateMin",
      array(select pupil.name from session_students taught join users pupil on pupil.id = taught.student_id
        where taught.session_id = sessions.id order by pupil.name, pupil.id) as pupils
    from sessions join users teacher on teacher.id = sessions.teacher_id
    left join programmes programme on programme.id = sessions.programme_id
    left join lateral (select * from lesson_outcomes
      where lesson_outcomes.session_id = sessions.id order by version desc limit 1) said on true
    where sessions.teacher_id = any(array(select one.user_id from teachers one))
      and sessions.starts_at >= ${at(fromMs)} and sessions.starts_at < ${at(untilMs)}
    order by sessions.starts_at, sessions.id`,
  );
}

/** All lessons that begin on these dates of the institute, a week at a time: the instant, and its clock's date and hour. */
export async function listLessonsTable(
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<Table> {
  requireRight("lessons")(ctx.actor);
  const { timeZone } = await findInstitute(ctx.db);
  const lastMs = civilDateMs(to) ?? 0;
  async function* pages() {
    for (let dayMs = civilDateMs(from) ?? 0; dayMs <= lastMs; dayMs += DAYS_AT_ONCE * DAY_MS) {
      const days = Math.min(DAYS_AT_ONCE, (lastMs - dayMs) / DAY_MS + 1);
      const { fromMs, untilMs } = spanOfDays(civilDateOf(dayMs), days, timeZone);
      const rows = await lessonsBetween(ctx.db, ctx.language, fromMs, untilMs);
      yield rows.map((row) => cellsOf(row, timeZone));
    }
  }
  const header = COLUMNS.map((name) => columnText(`exchange:columns.${name}`, ctx.language));
  return { header, pages };
}

function cellsOf(row: LessonRow, zone: string): Row {
  const { date, time } = toWall(row.startsAtMs, zone);
  return [
    new Date(row.startsAtMs).toISOString(),
    date,
    time.slice(0, 5),
    row.minutes,
    row.teacher,
    row.pupils.join("; "),
    row.programme,
    row.kind,
    row.status,
    row.cancelledBy,
    row.outcome,
    row.teacherLateMin,
  ];
}
