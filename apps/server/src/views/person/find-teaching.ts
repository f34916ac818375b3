import type { InLanguages } from "@riwaq/contracts/people/programmes";
import { validityOf } from "@riwaq/domain/people/applications/files";
import { RUNNING_LEAVE } from "@riwaq/domain/scheduling/leave/leave";
import { PUNCTUALITY_DAYS, punctualityOf } from "@riwaq/domain/scheduling/outcomes/punctuality";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";

import { todayOf } from "../../modules/people/applications/queries.ts";
import { findPupils } from "../../modules/people/reach/find-pupils.ts";
import { applicationFiles } from "../../modules/people/tables/application-files.ts";
import { findEnded } from "../../modules/scheduling/outcomes/find-ended.ts";
import { leaves } from "../../modules/scheduling/tables/leaves.ts";
import type { Database } from "../../platform/db/database.ts";
import { rowsOf } from "../../platform/db/table-names.ts";

const LEAVES_MAX = 6;

type Figures = {
  offered: number;
  taught: number;
  coming: number;
  sent: number;
  sentInTime: number;
  late: number;
  programmes: InLanguages[];
};

/** What a teacher has to do and has done lately: seven statements, by the teacher's own indexes. */
export async function findTeaching(db: Database, teacherId: string, now: Date) {
  const since = new Date(now.getTime() - PUNCTUALITY_DAYS * DAY_MS);
  const lately = sql`sessions.teacher_id = ${teacherId} and sessions.starts_at >= ${since.toISOString()}::timestamptz`;
  const punctuality = punctualityOf(await findEnded(db, lately, since));
  const pupils = await findPupils(db, teacherId, now);
  return {
    ...(await findFigures(db, { teacherId, now, since })),
    punctuality,
    pupils: pupils.map(({ id, name }) => ({ id, name })),
    families: await countFamilies(
      db,
      pupils.map(({ id }) => id),
    ),
    certificates: await findCertificates(db, teacherId, await todayOf(db, now)),
    leaves: await findRunningLeaves(db, teacherId, now),
  };
}

export type Teaching = Awaited<ReturnType<typeof findTeaching>>;

async function findFigures(
  db: Database,
  { teacherId, now, since }: { teacherId: string; now: Date; since: Date },
): Promise<Figures> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await rowsOf<Figures>(
    db,
    sql`select
      (select coalesce(sum(slot.end_minute - slot.start_minute), 0)::int from time_slots slot
        where slot.teacher_id = ${teacherId} and slot.plan = 'usual') as offered,
      week.taught, week.coming, written.sent, written."sentInTime",
      (select count(*)::int from session_reports owed where owed.teacher_id = ${teacherId}
        and owed.submitted_at is null and owed.due_at < ${at}) as late,
      (select coalesce(json_agg(p.name order by p.position, p.id), '[]'::json) from teacher_programmes given
        join programmes p on p.id = given.programme_id where given.teacher_id = ${teacherId}) as programmes
    from (select coalesce(sum(extract(epoch from s.ends_at - s.starts_at) / 60), 0)::int as taught,
          count(*)::int as coming from sessions s
        where s.teacher_id = ${teacherId} and s.starts_at >= ${at} and s.starts_at < ${at} + interval '7 days'
          and s.status <> 'Cancelled') week,
      (select count(*)::int as sent, count(*) filter (where r.submitted_at <= r.due_at)::int as "sentInTime"
        from session_reports r where r.teacher_id = ${teacherId}
          and r.submitted_at >= ${since.toISOString()}::timestamptz) written`,
  );
  if (!row) throw new Error("Figures without a row");
  return row;
}

async function countFamilies(db: Database, studentIds: readonly string[]): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(distinct family_id)::int as count from family_members member
      where member.user_id = any(${sql.param([...studentIds])}::uuid[])`,
  );
  return row?.count ?? 0;
}

async function findCertificates(db: Database, teacherId: string, today: string) {
  const { id, title, issuer, year, state, validUntil } = applicationFiles;
  const rows = await db
    .select({ id, title, issuer, year, state, valid_until: validUntil })
    .from(applicationFiles)
    .where(and(eq(applicationFiles.teacherId, teacherId), eq(applicationFiles.kind, "certificate")))
    .orderBy(asc(applicationFiles.createdAt), asc(applicationFiles.id));
  return rows.map((row) => ({ ...row, validity: validityOf(row.valid_until, today) }));
}

/** What is asked for or granted and not over; more than a few at once nobody has. */
async function findRunningLeaves(db: Database, teacherId: string, now: Date) {
  const { id, kind, state, startsOn, endsOn, endsAt } = leaves;
  const rows = await db
    .select({ id, kind, state, starts_on: startsOn, ends_on: endsOn })
    .from(leaves)
    .where(
      and(eq(leaves.teacherId, teacherId), gt(endsAt, now), inArray(state, [...RUNNING_LEAVE])),
    )
    .orderBy(asc(leaves.startsAt), asc(id))
    .limit(LEAVES_MAX);
  return rows.map((row) => ({
    ...row,
    state: row.state === "granted" ? ("granted" as const) : ("asked" as const),
  }));
}
