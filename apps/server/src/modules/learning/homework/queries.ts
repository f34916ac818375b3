import { answerByMs } from "@riwaq/domain/learning/homework/homework";
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { isChildOf } from "../../people/reach/family.ts";
import {
  type PupilId,
  findTeachersOf,
  isTaughtBy,
  sinceWhen,
  taughtBy,
} from "../../people/reach/pupils.ts";
import { findRecitation, findRecitationsWhere } from "../recitations/queries.ts";
import { recitationHomework } from "../tables/recitation-homework.ts";
import { recitations } from "../tables/recitations.ts";
import { isToAnswer } from "./policy.ts";
import type { HomeworkRow, RecordingRow } from "./presenter.ts";

type Kept = typeof recitationHomework.$inferSelect;

/** With the names that stand beside it, and its recordings, the newest first. */
async function withRecordings(db: Database, rows: readonly Kept[]): Promise<HomeworkRow[]> {
  const people = rows.flatMap(({ studentId, setById }) => [studentId, setById]);
  const named = people.length
    ? await db
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(inArray(users.id, people))
    : [];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const recorded = await findRecordings(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    student: names.get(row.studentId) ?? "",
    setBy: names.get(row.setById) ?? "",
    recordings: recorded.filter(({ homeworkId }) => homeworkId === row.id),
  }));
}

async function findRecordings(db: Database, ids: readonly string[]): Promise<RecordingRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: recitations.id,
      homeworkId: recitations.homeworkId,
      state: recitations.state,
      beganAt: recitations.beganAt,
      endedAt: recitations.endedAt,
      answeredAt: recitations.answeredAt,
    })
    .from(recitations)
    .where(inArray(recitations.homeworkId, [...ids]))
    .orderBy(desc(recitations.beganAt), desc(recitations.id));
}

export async function findHomework(db: Database, id: string): Promise<HomeworkRow | undefined> {
  const rows = await db.select().from(recitationHomework).where(eq(recitationHomework.id, id));
  return (await withRecordings(db, rows))[0];
}

/** Nobody else changes it, or begins to record for it, until the transaction ends. */
export async function lockHomework(tx: Transaction, id: string): Promise<HomeworkRow | undefined> {
  await tx
    .select({ id: recitationHomework.id })
    .from(recitationHomework)
    .where(eq(recitationHomework.id, id))
    .for("update");
  return findHomework(tx, id);
}

const LISTED_MAX = 60;

/** What stands of a pupil, by the day on which it is due. */
export async function findHomeworkOf(
  db: Database,
  student: PupilId,
  since: Date,
): Promise<HomeworkRow[]> {
  const rows = await db
    .select()
    .from(recitationHomework)
    .where(
      and(
        eq(recitationHomework.studentId, student),
        isNull(recitationHomework.withdrawnAt),
        gt(recitationHomework.setAt, since),
      ),
    )
    .orderBy(desc(recitationHomework.dueOn), desc(recitationHomework.setAt))
    .limit(LISTED_MAX);
  return (await withRecordings(db, rows)).toReversed();
}

/** That the pupil's day is another than the institute's decides what is due. */
export async function findZoneOf(
  db: Database,
  student: PupilId,
): Promise<{ name: string; timeZone: string }> {
  const [row] = await db
    .select({ name: users.name, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, student));
  return row ?? { name: "", timeZone: "UTC" };
}

/** What waits for this teacher: recorded at home by families of their pupils, the oldest first. */
export async function findToHear(
  db: Database,
  teacherId: string,
  { now, limit }: { now: Date; limit: number },
) {
  const since = sql`${sinceWhen(now)}::timestamptz`;
  const { studentId, heardById, homeworkId, isPlacement, beganAt } = recitations;
  const setBy = sql`(select asked.set_by_id from recitation_homework asked where asked.id = ${homeworkId})`;
  const where = and(
    eq(recitations.state, "kept"),
    isNull(recitations.sessionId),
    isNull(recitations.answeredAt),
    sql`${studentId} in ${taughtBy(teacherId, since)}`,
    or(eq(heardById, studentId), isChildOf(studentId, sql`${heardById}`)),
    // Who recites anew to be placed is heard once.
    sql`not (${isPlacement} and exists (
      select from recitations later
      where later.student_id = ${studentId} and later.is_placement and later.state = 'kept'
        and (later.began_at, later.id) > (${beganAt}, ${recitations.id})))`,
    // Whoever asked for it hears it; the others only where that teacher is gone.
    or(
      isNull(homeworkId),
      sql`${setBy} = ${teacherId}`,
      sql`not ${isTaughtBy(sql`${studentId}`, setBy, since)}`,
    ),
  );
  const rows = await findRecitationsWhere(db, where, {
    limit,
    orderBy: [asc(recitations.endedAt), asc(recitations.id)],
  });
  const ids = rows.flatMap(({ row }) => row.homeworkId ?? []);
  const asked = ids.length
    ? await db.select().from(recitationHomework).where(inArray(recitationHomework.id, ids))
    : [];
  const homework = new Map(asked.map((one) => [one.id, one]));
  return {
    rows: rows.map((one) => ({ ...one, homework: homework.get(one.row.homeworkId ?? "") ?? null })),
    total: await db.$count(recitations, where),
  };
}

/** Which teachers a recording waits for: whoever asked for it, as long as they teach the pupil, else all who do. */
export async function findHearersOf(db: Database, recitationId: string, now: Date) {
  const row = await findRecitation(db, recitationId);
  if (!row || !isToAnswer(row)) return undefined;
  const teachers = await findTeachersOf(db, row.studentId, now);
  const asked = row.homeworkId === null ? undefined : await findHomework(db, row.homeworkId);
  const isTheirs = asked !== undefined && teachers.includes(asked.setById);
  const answerBy = new Date(answerByMs((row.endedAt ?? now).getTime()));
  return { row, answerBy, teacherIds: isTheirs ? [asked.setById] : teachers };
}
