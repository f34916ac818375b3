import { asc, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { familyOf } from "../../people/reach/pupils.ts";
import { sessions } from "../tables/sessions.ts";
import { type SessionRow, sessionsOf } from "./queries.ts";

/** More than five lessons a week of six children, as far ahead as series are made. */
const COMING_MAX = 500;

/** A lesson may be shared by two families: then neither changes it alone. */
export type FamilyLesson = SessionRow & { isWhollyTheirs: boolean };

/** The lessons of the reader's family that are not over, the earliest first. */
export async function findComingOfFamily(
  db: Database,
  reader: SignedIn,
  now: Date,
): Promise<FamilyLesson[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // No lesson is longer than six hours (`sessions_length`): the index on the start finds them.
  const isOpen = sql`own.ends_at > ${at} and own.starts_at > ${at} - interval '6 hours'`;
  const rows = await sessionsOf(db, reader)
    .where(sql`${sessions.id} in (select own.session_id from session_students own
      where own.student_id in ${familyOf(reader)} and ${isOpen})`)
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(COMING_MAX);
  const shared = await findShared(db, reader, rows);
  return rows.map((row) => ({ ...row, isWhollyTheirs: !shared.has(row.id) }));
}

async function findShared(db: Database, reader: SignedIn, rows: readonly SessionRow[]) {
  const ids = sql.param(rows.map(({ id }) => id));
  const found = (await db.execute(sql`
    select distinct other.session_id as id from session_students other
    where other.session_id = any(${ids}::uuid[])
      and other.student_id not in ${familyOf(reader)}`)) as unknown as {
    rows: Array<{ id: string }>;
  };
  return new Set(found.rows.map(({ id }) => id));
}
