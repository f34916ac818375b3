import type { CountedLesson } from "@riwaq/domain/views/figures";
import { type SQL, sql } from "drizzle-orm";

import type { Database } from "../../platform/db/database.ts";
import { rowsOf } from "../../platform/db/table-names.ts";

/** Lessons that begin from the first instant on and before the last one; those between part them into spans. */
export type Asked = {
  bounds: readonly Date[];
  programme?: string | undefined;
  teacher?: string | undefined;
};

/** Where lessons are counted: in which of the spans, the first being 0, by whom and of what. */
export type Place = { span: number; teacherId: string; programmeId: string | null };

export const place = ({ bounds }: Asked): SQL => {
  const instants = sql.param(bounds.map((at) => at.toISOString()));
  return sql`width_bucket(sessions.starts_at, ${instants}::timestamptz[]) - 1 as span,
    sessions.teacher_id as "teacherId", sessions.programme_id as "programmeId"`;
};

/** By the index of beginnings, or a teacher's own. */
export const areAsked = ({ bounds, programme, teacher }: Asked): SQL => {
  const ofTeacher = teacher ? sql` and sessions.teacher_id = ${teacher}` : sql``;
  const ofProgramme = programme ? sql` and sessions.programme_id = ${programme}` : sql``;
  return sql`sessions.starts_at >= ${bounds[0]?.toISOString()}::timestamptz
    and sessions.starts_at < ${bounds.at(-1)?.toISOString()}::timestamptz${ofTeacher}${ofProgramme}`;
};

const saidLast = sql`lateral (select * from lesson_outcomes
  where lesson_outcomes.session_id = sessions.id order by version desc limit 1) said`;

type LessonColumns = Pick<CountedLesson, "status" | "cancelledBy" | "lengthMin"> & {
  kind: NonNullable<CountedLesson["outcome"]>["kind"] | null;
  teacherLateMin: number;
  lostMin: number;
  lostBy: "teacher" | "pupil" | null;
};

const lessonColumns = sql`sessions.status, sessions.cancelled_by as "cancelledBy",
  round(extract(epoch from sessions.ends_at - sessions.starts_at) / 60)::int as "lengthMin",
  said.kind, said.teacher_late_min as "teacherLateMin", said.lost_min as "lostMin",
  said.lost_by as "lostBy"`;

/** How late pupils came counts nowhere, so that it does not part lessons. */
function lessonOf({ status, cancelledBy, lengthMin, kind, ...said }: LessonColumns): CountedLesson {
  const { teacherLateMin, lostMin, lostBy } = said;
  const outcome = kind && { kind, teacherLateMin, pupilLateMin: 0, lostMin, lostBy };
  return { status, cancelledBy, lengthMin, outcome };
}

/** So many lessons of one place of which the same is known. */
export type Alike = Place & { isOver: boolean; count: number; lesson: CountedLesson };

/** All lessons that are asked for, alike ones counted together. */
export async function findAlike(db: Database, asked: Asked, now: Date): Promise<Alike[]> {
  const rows = await rowsOf<LessonColumns & Omit<Alike, "lesson">>(
    db,
    sql`select ${place(asked)}, sessions.ends_at <= ${now.toISOString()}::timestamptz as "isOver",
        ${lessonColumns}, count(*)::int as count
      from sessions left join ${saidLast} on true
      where ${areAsked(asked)}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`,
  );
  return rows.map(({ span, teacherId, programmeId, isOver, count, ...row }) => ({
    span,
    teacherId,
    programmeId,
    isOver,
    count,
    lesson: lessonOf(row),
  }));
}

/**
 * A pupil of the trial has a lesson of a series that begins after it and was not cancelled, with whichever teacher. The
 * nearest is looked for, so that the others are not read.
 */
const isTurnedRegular = sql<boolean>`exists (select from session_students tried
  cross join lateral (select from session_students later
    join sessions regular on regular.id = later.session_id and regular.kind = 'series'
    where later.student_id = tried.student_id and later.starts_at > sessions.starts_at
      and later.status <> 'Cancelled'
    order by later.starts_at limit 1) one
  where tried.session_id = sessions.id)`;

export type Trial = Place & { isTurnedRegular: boolean; lesson: CountedLesson };

/** Each trial, and whether a pupil of it has regular lessons since. */
export async function findTrials(db: Database, asked: Asked): Promise<Trial[]> {
  const rows = await rowsOf<LessonColumns & Omit<Trial, "lesson">>(
    db,
    sql`select ${place(asked)}, ${isTurnedRegular} as "isTurnedRegular", ${lessonColumns}
      from sessions left join ${saidLast} on true
      where ${areAsked(asked)} and sessions.kind = 'trial'`,
  );
  return rows.map(({ span, teacherId, programmeId, isTurnedRegular: isRegular, ...row }) => ({
    span,
    teacherId,
    programmeId,
    isTurnedRegular: isRegular,
    lesson: lessonOf(row),
  }));
}

/** Of the reports on lessons of one teacher and programme, how long after the lesson's end each was first sent. */
export type Delays = Pick<Place, "teacherId" | "programmeId"> & { seconds: number[] };

export function findDelays(db: Database, asked: Asked): Promise<Delays[]> {
  return rowsOf<Delays>(
    db,
    sql`select sessions.teacher_id as "teacherId", sessions.programme_id as "programmeId",
        array_agg(extract(epoch from report.submitted_at - sessions.ends_at)::float8) as seconds
      from sessions join session_reports report on report.session_id = sessions.id
      where ${areAsked(asked)} and report.submitted_at is not null
      group by 1, 2`,
  );
}
