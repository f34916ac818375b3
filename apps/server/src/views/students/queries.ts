import { sql } from "drizzle-orm";

import { sessions } from "../../modules/scheduling/tables/sessions.ts";
import type { Database } from "../../platform/db/database.ts";

/** When each of them last had a lesson of this teacher; whoever had none is left out. */
export async function findLastHeld(
  db: Database,
  teacherId: string,
  studentIds: readonly string[],
): Promise<Map<string, Date>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`pupil.id`, at: sql<Date>`last.at`.mapWith(sessions.startsAt) })
    .from(
      sql`unnest(${sql.param([...studentIds])}::uuid[]) as pupil (id)
      cross join lateral (select l.starts_at as at from session_students l
        join sessions s on s.id = l.session_id
        where l.student_id = pupil.id and s.teacher_id = ${teacherId}
          and l.status in ('Completed', 'Joined')
        order by l.starts_at desc limit 1) last`,
    );
  return new Map(rows.map(({ id, at }) => [id, at]));
}
