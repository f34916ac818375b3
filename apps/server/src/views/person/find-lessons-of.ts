import type { OutcomeKind } from "@riwaq/domain/scheduling/outcomes/outcome";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { asc, sql } from "drizzle-orm";

import { type SessionRow, sessionsOf } from "../../modules/scheduling/sessions/queries.ts";
import { sessions } from "../../modules/scheduling/tables/sessions.ts";
import type { SignedIn } from "../../platform/context.ts";
import { isOneOf } from "../../platform/db/columns.ts";
import type { Database } from "../../platform/db/database.ts";
import { rowsOf } from "../../platform/db/table-names.ts";

/** So many are shown of what is to come and of what is over; of the others the list of lessons knows. */
const COMING = sql.raw("6");
const PAST = sql.raw("8");

export type ShownLesson = SessionRow & { outcome: OutcomeKind | null };

export type Whose = {
  /** The teacher; of who teaches nobody there are none. */
  teacherId: string;
  studentIds: readonly string[];
};

/**
 * The next lessons of a teacher, or of pupils, and those that were last: by each one's own index, however many there
 * are. Two statements.
 */
export async function findLessonsOf(
  db: Database,
  staff: SignedIn,
  { teacherId, studentIds, now }: Whose & { now: Date },
): Promise<ShownLesson[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // No lesson is longer than six hours.
  const coming = sql`place.starts_at > ${at} - interval '6 hours' and place.ends_at > ${at}
    and ${isOneOf(sql`place.status`, OPEN_STATUSES)} order by place.starts_at limit ${COMING}`;
  const past = sql`place.starts_at <= ${at} and place.ends_at <= ${at}
    order by place.starts_at desc limit ${PAST}`;
  const taught = sql`from sessions place where place.teacher_id = ${teacherId}`;
  const learnt = sql`from session_students place where place.student_id = pupil.id`;
  const pupils = sql`unnest(${sql.param([...studentIds])}::uuid[]) as pupil (id)`;
  const shown = sql`(
    (select place.id ${taught} and ${coming}) union (select place.id ${taught} and ${past})
    union select ahead.session_id from ${pupils}
      cross join lateral (select place.session_id ${learnt} and ${coming}) ahead
    union select behind.session_id from ${pupils}
      cross join lateral (select place.session_id ${learnt} and ${past}) behind)`;
  const rows = await sessionsOf(db, staff)
    .where(sql`${sessions.id} in ${shown}`)
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  const outcomes = await findOutcomes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, outcome: outcomes.get(row.id) ?? null }));
}

/** How each of them ended, as was said last. */
async function findOutcomes(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, OutcomeKind>> {
  const rows = await rowsOf<{ id: string; kind: OutcomeKind }>(
    db,
    sql`select distinct on (said.session_id) said.session_id as id, said.kind from lesson_outcomes said
      where said.session_id = any(${sql.param([...ids])}::uuid[])
      order by said.session_id, said.version desc`,
  );
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
