import { HELD_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { programmeLevels } from "../../modules/people/tables/programme-levels.ts";
import { isOneOf } from "../../platform/db/columns.ts";
import type { Database } from "../../platform/db/database.ts";

const next = alias(programmeLevels, "next");

/**
 * For each time that a learner went from a level of this programme to a later one: the level, and the minutes of lessons of
 * the programme that were held between. Nothing of the learner leaves.
 */
export async function findPassings(db: Database, programmeId: string) {
  const said = sql`(
    select subject_id as pupil, payload->>'level' as level, created_at as since,
      lead(payload->>'level') over story as "nextLevel", lead(created_at) over story as until
    from events
    where kind = 'set-pupil-level' and payload->>'programme' = ${programmeId}
    window story as (partition by subject_id order by sequence)) said`;
  const taken = sql`(
    select round(sum(extract(epoch from l.ends_at - l.starts_at)) / 60)::int as minutes
    from session_students l join sessions s on s.id = l.session_id
    where l.student_id = said.pupil::uuid and s.programme_id = ${programmeLevels.programmeId}
      and ${isOneOf(sql`l.status`, HELD_STATUSES)}
      and l.starts_at >= said.since and l.starts_at < said.until) taken`;
  return db
    .select({
      levelId: programmeLevels.id,
      minutes: sql<number>`taken.minutes`,
    })
    .from(programmeLevels)
    .innerJoin(said, sql`said.level = ${programmeLevels.id}::text`)
    .innerJoin(
      next,
      sql`said."nextLevel" = ${next.id}::text and ${next.position} > ${programmeLevels.position}`,
    )
    .innerJoinLateral(taken, sql`taken.minutes > 0`)
    .where(eq(programmeLevels.programmeId, programmeId));
}
