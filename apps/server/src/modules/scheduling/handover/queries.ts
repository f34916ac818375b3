import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { isUsable } from "../make-ups/queries.ts";
import { makeUps } from "../tables/make-ups.ts";
import { sessions } from "../tables/sessions.ts";

/** The lessons of a series that are to come, in the order of the series, wherever they were moved to. */
export async function findComing(db: Database, seriesId: string, now: Date) {
  const rows = await db
    .select({
      id: sessions.id,
      on: sql<string>`${sessions.seriesOn}::text`,
      programmeId: sessions.programmeId,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      studentIds: sql<string[]>`array(select taught.student_id::text
        from session_students taught where taught.session_id = sessions.id order by 1)`,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.seriesId, seriesId),
        eq(sessions.status, "Scheduled"),
        gt(sessions.startsAt, now),
      ),
    )
    .orderBy(asc(sessions.seriesOn), asc(sessions.id));
  return rows;
}

export type ComingLesson = Awaited<ReturnType<typeof findComing>>[number];

/** The series and those that it goes on from. */
const lineOf = (seriesId: string) => sql`(with recursive line (id) as (
  select ${seriesId}::uuid
  union select series.continues_id from series join line on line.id = series.id
    where series.continues_id is not null)
  select id from line)`;

/** What a teacher owes of a series, or is asked to owe after an emergency: not used, and not at its end. */
export async function findOwedOfSeries(
  db: Database,
  { id, teacherId, studentIds }: { id: string; teacherId: string; studentIds: readonly string[] },
  now: Date,
) {
  const rows = await db
    .select({ id: makeUps.id })
    .from(makeUps)
    .innerJoin(sessions, eq(sessions.id, makeUps.sessionId))
    .where(
      and(
        eq(makeUps.teacherId, teacherId),
        inArray(makeUps.studentId, [...studentIds]),
        inArray(makeUps.state, ["owed", "pending"]),
        isUsable(now),
        sql`${sessions.seriesId} in ${lineOf(id)}`,
      ),
    )
    .orderBy(asc(makeUps.id));
  return rows.map((row) => row.id);
}

/** What is kept of a handover while it can be taken back: ids and dates, and nothing about persons. */
export type HandoverBefore = {
  from: string;
  /** The series of before, and the last date that it had. */
  seriesId: string;
  endsOn: string | null;
  newSeriesId: string;
  /** Its lessons as it left them: whoever changes one counts that. */
  left: Array<{ id: string; sequence: number }>;
  covers: Array<{ id: string; leaveId: string | null }>;
  makeUps: string[];
};

/** All lessons of a series, whatever became of them, locked. */
export async function findLessonsOf(tx: Transaction, seriesId: string) {
  return tx
    .select({
      id: sessions.id,
      sequence: sessions.sequence,
      status: sessions.status,
      teacherId: sessions.teacherId,
      startsAt: sessions.startsAt,
    })
    .from(sessions)
    .where(eq(sessions.seriesId, seriesId))
    .orderBy(asc(sessions.id))
    .for("update");
}

export async function findLeft(tx: Transaction, seriesId: string): Promise<HandoverBefore["left"]> {
  return (await findLessonsOf(tx, seriesId)).map(({ id, sequence }) => ({ id, sequence }));
}
