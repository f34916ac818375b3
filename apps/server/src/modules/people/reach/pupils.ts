import { reachBeganAfter } from "@riwaq/domain/people/reach";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { isChildOf } from "./family.ts";

declare const withinReach: unique symbol;

/** A student whom the actor was found to reach: made by `requirePupil` alone, and asked for by queries about a pupil. */
export type PupilId = string & { readonly [withinReach]: true };

type Person = SQLWrapper | string;

/** What `isTaughtBy` asks for: an instant, as text, from which on a lesson still gives reach. */
export const sinceWhen = (now: Date): string =>
  new Date(reachBeganAfter(now.getTime())).toISOString();

/**
 * Whether a teacher teaches a student now: nobody left, and a lesson that was not cancelled is to come or ended lately,
 * or the two were brought together lately and have none yet (docs/decisions/016-one-gate-to-a-pupil.md).
 */
export function isTaughtBy(student: Person, teacher: Person, since: SQLWrapper): SQL<boolean> {
  const pair = sql`bond.student_id = ${student} and bond.teacher_id = ${teacher}`;
  const isOpen = sql`exists (select from enrolments bond where ${pair} and bond.ended_at is null)`;
  return sql<boolean>`((${isOpen} or not exists (select from enrolments bond where ${pair}))
    and (exists (select from enrolments bond
        where ${pair} and bond.ended_at is null and bond.created_at > ${since})
      or exists (select from session_students place join sessions lesson on lesson.id = place.session_id
        where place.student_id = ${student} and lesson.teacher_id = ${teacher}
          and place.status <> 'Cancelled' and place.ends_at > ${since})))`;
}

/** The ids of those whom a teacher teaches now, to stand behind `in`. */
export const taughtBy = (teacher: Person, now: Date): SQL => {
  const since = sql`${sinceWhen(now)}::timestamptz`;
  return sql`(select known.id from (
      select bond.student_id from enrolments bond where bond.teacher_id = ${teacher}
      union select place.student_id from session_students place
        join sessions lesson on lesson.id = place.session_id
        where lesson.teacher_id = ${teacher} and place.ends_at > ${since}
    ) as known (id) where ${isTaughtBy(sql`known.id`, teacher, since)})`;
};

/** Whether the student is the actor, a child of theirs or taught by them; staff reach everybody. */
export async function reachesPupil(
  db: Database,
  actor: SignedIn,
  studentId: string,
  now: Date,
): Promise<boolean> {
  const isOwn = {
    A: sql<boolean>`true`,
    S: sql<boolean>`student.user_id = ${actor.id}`,
    P: isChildOf(sql`student.user_id`, actor.id),
    T: isTaughtBy(sql`student.user_id`, actor.id, sql`${sinceWhen(now)}::timestamptz`),
  }[actor.role];
  const [row] = await db
    .select({ isOwn })
    .from(sql`students student`)
    .where(sql`student.user_id = ${studentId}`);
  return row?.isOwn ?? false;
}

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
