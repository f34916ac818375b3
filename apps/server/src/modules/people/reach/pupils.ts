import type { PersonRole } from "@riwaq/contracts/roles";
import { COVER_REACH_SINCE, reachBeganAfter } from "@riwaq/domain/people/reach";
import { type SQL, type SQLWrapper, eq, or, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { agreements } from "../tables/agreements.ts";
import { childrenOf, isChildOf } from "./family.ts";

declare const withinReach: unique symbol;

/** A student whom the actor was found to reach: made by `requirePupil` alone, and asked for by queries about a pupil. */
export type PupilId = string & { readonly [withinReach]: true };

type Person = SQLWrapper | string;

/** What `isTaughtBy` asks for: an instant, as text, from which on a lesson still gives reach. */
export const sinceWhen = (now: Date): string =>
  new Date(reachBeganAfter(now.getTime())).toISOString();

/** Days of the domain, as the database counts them. */
const days = (count: number) => sql.raw(`interval '${count} days'`);

/** No lesson is longer than six hours: by the index of a teacher's lessons, however many there were before. */
const mayEndAfter = (since: SQLWrapper): SQL =>
  sql`lesson.starts_at > ${since} - interval '6 hours'`;

/** Of a lesson that this teacher only covers: too early, too late, or its report is sent. */
const isBeyondCover = (
  teacher: Person,
  since: SQLWrapper,
): SQL => sql`exists (select from covers cover
    where cover.session_id = lesson.id and cover.state = 'standing'
      and cover.substitute_id = ${teacher}
      and (place.starts_at >= ${since} + ${days(COVER_REACH_SINCE.startsBeforeDays)}
        or place.ends_at <= ${since} + ${days(COVER_REACH_SINCE.endsAfterDays)}
        or exists (select from session_reports report where report.session_id = lesson.id
          and report.student_id = place.student_id and report.submitted_at is not null)))`;

/**
 * Whether a teacher teaches a student now: nobody left, and a lesson that was not cancelled is to come or ended lately,
 * or the two were brought together lately and have none yet (docs/decisions/016-one-gate-to-a-pupil.md). One that somebody
 * else gives is still its regular teacher's; whoever covers it has it for a few days.
 */
export function isTaughtBy(student: Person, teacher: Person, since: SQLWrapper): SQL<boolean> {
  const pair = pairOf(student, teacher);
  return sql<boolean>`(${hasNotLeft(student, teacher)}
    and (exists (select from agreements bond
        where ${pair} and bond.ended_at is null and bond.brought_together_at > ${since})
      or exists (select from session_students place join sessions lesson on lesson.id = place.session_id
        where place.student_id = ${student} and lesson.teacher_id = ${teacher} and ${mayEndAfter(since)}
          and place.status <> 'Cancelled' and place.ends_at > ${since}
          and not ${isBeyondCover(teacher, since)})
      or exists (select from covers own join session_students place on place.session_id = own.session_id
        where own.regular_teacher_id = ${teacher} and own.state = 'standing'
          and place.student_id = ${student} and place.status <> 'Cancelled' and place.ends_at > ${since})))`;
}

const pairOf = (student: Person, teacher: Person) =>
  sql`bond.student_id = ${student} and bond.teacher_id = ${teacher}`;

/** Since when somebody has taught this pupil without an end; null where nothing is agreed. */
export const taughtSince = (student: SQLWrapper): SQL<Date | null> =>
  sql<Date | null>`(select min(bond.brought_together_at) from agreements bond
    where bond.student_id = ${student} and bond.ended_at is null)`.mapWith(
    agreements.broughtTogetherAt,
  );

/** Nobody of the two has ended what was agreed between them. */
export function hasNotLeft(student: Person, teacher: Person): SQL<boolean> {
  const pair = pairOf(student, teacher);
  const isOpen = sql`exists (select from agreements bond where ${pair} and bond.ended_at is null)`;
  return sql<boolean>`(${isOpen} or not exists (select from agreements bond where ${pair}))`;
}

/** The ids of those whom a teacher teaches now, to stand behind `in`; `since` as for `isTaughtBy`. */
export const taughtBy = (teacher: Person, since: SQLWrapper): SQL => sql`(select known.id from (
      select bond.student_id from agreements bond where bond.teacher_id = ${teacher}
      union select place.student_id from session_students place
        join sessions lesson on lesson.id = place.session_id
        where lesson.teacher_id = ${teacher} and ${mayEndAfter(since)} and place.ends_at > ${since}
      union select place.student_id from covers own join session_students place on place.session_id = own.session_id
        where own.regular_teacher_id = ${teacher} and own.state = 'standing'
    ) as known (id) where ${isTaughtBy(sql`known.id`, teacher, since)})`;

/** Those who teach this pupil now. */
export async function findTeachersOf(
  db: Database,
  studentId: string,
  now: Date,
): Promise<string[]> {
  const since = sql`${sinceWhen(now)}::timestamptz`;
  const { rows } = (await db.execute(sql`
    select known.id from (
      select bond.teacher_id from agreements bond where bond.student_id = ${studentId}
      union select lesson.teacher_id from session_students place
        join sessions lesson on lesson.id = place.session_id where place.student_id = ${studentId}
      union select own.regular_teacher_id from covers own
        join session_students place on place.session_id = own.session_id
        where place.student_id = ${studentId} and own.state = 'standing'
    ) as known (id) join users teacher on teacher.id = known.id and teacher.closed_at is null
    where ${isTaughtBy(studentId, sql`known.id`, since)} order by known.id`)) as unknown as {
    rows: Array<{ id: string }>;
  };
  return rows.map(({ id }) => id);
}

/** Whether the student is the actor, a child of theirs or taught by them; staff reach everybody. */
export async function reachesPupil(
  db: Database,
  actor: SignedIn,
  studentId: string,
  now: Date,
): Promise<boolean> {
  return (await wayTo(db, actor, studentId, now)) !== null;
}

/** As whom somebody reaches a pupil: as family before anything else, as staff where nothing else gives reach. */
type Way = "family" | "teacher" | "staff";

export async function wayTo(
  db: Database,
  { id, roles }: SignedIn,
  studentId: string,
  now: Date,
): Promise<Way | null> {
  const student = sql`student.user_id`;
  const since = sql`${sinceWhen(now)}::timestamptz`;
  const isFamily = sql`(${student} = ${id} or ${isChildOf(student, id)})`;
  const isTeacher = roles.has("teacher") ? isTaughtBy(student, id, since) : sql`false`;
  const [row] = await db
    .select({
      way: sql<Way | null>`case when ${isFamily} then 'family' when ${isTeacher} then 'teacher'
        when ${roles.has("staff")}::boolean then 'staff' end`,
    })
    .from(sql`students student`)
    .where(eq(student, studentId));
  return row?.way ?? null;
}

/** A condition for each thing that somebody may be. */
type ByRole = Record<PersonRole, SQL>;

/** One of what somebody is has to allow it. Nobody is nothing: without a role, nothing is allowed. */
export const byRoles = ({ roles }: Pick<SignedIn, "roles">, allowed: ByRole): SQL =>
  or(sql`false`, ...[...roles].map((role) => allowed[role])) ?? sql`false`;

/** Oneself, where one learns, and one's children: to stand behind `in`. */
export const familyOf = ({ id, roles }: Pick<SignedIn, "id" | "roles">): SQL => {
  if (!roles.has("guardian")) return sql`(${id}::uuid)`;
  return roles.has("student")
    ? sql`(select ${id}::uuid union all select mine.id from ${childrenOf(id)} as mine (id))`
    : childrenOf(id);
};

/** The gate: whoever is none of the actor's own is not found. */
export async function requirePupil(
  db: Database,
  actor: SignedIn,
  studentId: string,
  now: Date,
): Promise<PupilId> {
  if (!(await reachesPupil(db, actor, studentId, now))) throw new AppError("not_found");
  return studentId as PupilId;
}

/** For what the institute does by itself, in rounds and for its demo: nobody asks, and everybody is within its reach. */
export const pupilOfInstitute = (studentId: string): PupilId => studentId as PupilId;
