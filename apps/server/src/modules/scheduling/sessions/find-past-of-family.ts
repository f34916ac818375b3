import type { PastLessonsQuery } from "@riwaq/contracts/scheduling/sessions";
import { statusesOf } from "@riwaq/domain/scheduling/sessions/status";
import { type SQL, desc, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { familyOf } from "../../people/reach/pupils.ts";
import { sessions } from "../tables/sessions.ts";
import { type SessionRow, sessionsOf } from "./queries.ts";

/** What a phone shows before one scrolls, twice. */
const PAGE = 10;

/** A page of the lessons of the reader's family that are over, the latest first, and where the next one goes on. */
export async function findPastOfFamily(
  db: Database,
  reader: SignedIn,
  { now, ...asked }: PastLessonsQuery & { now: Date },
): Promise<{ rows: SessionRow[]; next: string | null }> {
  const isOver = sql`own.ends_at <= ${now.toISOString()}::timestamptz`;
  const found = await sessionsOf(db, reader)
    .where(sql`${sessions.id} in (select page.session_id from (
      select distinct own.session_id, own.starts_at from session_students own
      where own.student_id in ${familyOf(reader)} and ${isOver} ${narrowedBy(asked)}
      order by own.starts_at desc, own.session_id desc limit ${PAGE + 1}) page)`)
    .orderBy(desc(sessions.startsAt), desc(sessions.id));
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  const isMore = found.length > PAGE && last !== undefined;
  return { rows, next: isMore ? `${last.startsAt.toISOString()}~${last.id}` : null };
}

function narrowedBy({ before, pupil, teacher, state }: PastLessonsQuery): SQL {
  const [startsAt, id] = before?.split("~") ?? [];
  const conditions = [
    before && sql`(own.starts_at, own.session_id) < (${startsAt}::timestamptz, ${id}::uuid)`,
    pupil && sql`own.student_id = ${pupil}`,
    teacher &&
      sql`exists (select from sessions held
        where held.id = own.session_id and held.teacher_id = ${teacher})`,
    state && sql`own.status = any(${sql.param([...statusesOf(state, "over")])}::text[])`,
  ];
  return sql.join(conditions.map((one) => (one ? sql` and ${one}` : sql``)));
}
