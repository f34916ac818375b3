import { TEACHER_AWAY } from "@riwaq/domain/scheduling/outcomes/outcome";
import type { PresenceMark } from "@riwaq/domain/scheduling/outcomes/presence";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { type SQL, and, asc, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { users } from "../../identity/tables/users.ts";
import { childrenOf, parentsOf } from "../../people/reach/family.ts";
import { lessonOutcomes } from "../tables/lesson-outcomes.ts";
import { lessonWords } from "../tables/lesson-words.ts";
import { outcomeQuestions } from "../tables/outcome-questions.ts";
import { presenceMarks } from "../tables/presence-marks.ts";
import { sessions } from "../tables/sessions.ts";

/** What was said of it last. */
export async function findOutcome(db: Database, sessionId: string) {
  const [row] = await db
    .select()
    .from(lessonOutcomes)
    .where(eq(lessonOutcomes.sessionId, sessionId))
    .orderBy(desc(lessonOutcomes.version))
    .limit(1);
  return row ?? null;
}

/** All that was said of it, the newest first, with the name of whoever said it and why. */
export async function findVersions(db: Database, sessionId: string) {
  return db
    .select({ said: lessonOutcomes, name: users.name, reason: lessonWords.words })
    .from(lessonOutcomes)
    .leftJoin(users, eq(users.id, lessonOutcomes.saidById))
    .leftJoin(
      lessonWords,
      and(
        eq(lessonWords.sessionId, lessonOutcomes.sessionId),
        eq(lessonWords.version, lessonOutcomes.version),
      ),
    )
    .where(eq(lessonOutcomes.sessionId, sessionId))
    .orderBy(desc(lessonOutcomes.version));
}

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

const isUnsaid = inArray(sessions.status, OPEN_STATUSES);

const ended = {
  id: sessions.id,
  teacherId: sessions.teacherId,
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
};

const asked = {
  askedAt: outcomeQuestions.askedAt,
  staffAskedAt: outcomeQuestions.staffAskedAt,
};

/** Where a page of lessons that are over goes on. */
export type Place = { endsAt: Date; id: string };

/** Lessons that are over, of which nobody has spoken and which are not asked about or due to be looked at again. */
export async function findUnsettled(
  db: Database,
  { now, after, limit }: { now: Date; after: Place | null; limit: number },
) {
  const isFurther =
    after &&
    sql`(${sessions.endsAt}, ${sessions.id}) > (${after.endsAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({ ...ended, question: asked })
    .from(sessions)
    .leftJoin(outcomeQuestions, eq(outcomeQuestions.sessionId, sessions.id))
    .where(
      and(
        isUnsaid,
        lte(sessions.endsAt, now),
        or(isNull(outcomeQuestions.sessionId), lte(outcomeQuestions.dueAt, now)),
        isFurther ?? undefined,
      ),
    )
    .orderBy(asc(sessions.endsAt), asc(sessions.id))
    .limit(limit);
}

export type Unsettled = Awaited<ReturnType<typeof findUnsettled>>[number];

/** Those of them that nobody has spoken of meanwhile, or is about to: they stay so until the transaction ends. */
export async function lockUnsaid(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string[]>();
  const rows = await db
    .select({
      id: sessions.id,
      studentIds: sql<string[]>`array(select taught.student_id::text
        from session_students taught where taught.session_id = sessions.id order by 1)`,
    })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), isUnsaid))
    .for("update", { skipLocked: true });
  return new Map(rows.map(({ id, studentIds }) => [id, studentIds]));
}

/** Who was where when, by lesson: as `judgePresence` takes it. */
export async function findMarks(db: Database, sessionIds: readonly string[]) {
  const rows = await db
    .select({
      sessionId: presenceMarks.sessionId,
      side: presenceMarks.side,
      personId: presenceMarks.userId,
      kind: presenceMarks.kind,
      connection: presenceMarks.connection,
      at: presenceMarks.at,
    })
    .from(presenceMarks)
    .where(sql`${presenceMarks.sessionId} = any(${sql.param([...sessionIds])}::uuid[])`);
  const marks = rows.map(({ at, ...mark }) => ({ ...mark, atMs: at.getTime() }));
  return Map.groupBy(marks, ({ sessionId }) => sessionId);
}

/** Who opened it, came and left when. A family reads of the teacher and of itself, not of another family in the same lesson. */
export async function findPresence(
  db: Database,
  reader: SignedIn,
  { sessionId, isFamily }: { sessionId: string; isFamily: boolean },
) {
  const own = sql`(${presenceMarks.side} = 'teacher' or ${presenceMarks.userId} = ${reader.id}
    or ${presenceMarks.userId} in ${childrenOf(reader.id)}
    or ${presenceMarks.userId} in ${parentsOf(reader.id)}
    or exists (select from ${childrenOf(reader.id)} as mine (id)
      where ${presenceMarks.userId} in ${parentsOf(sql`mine.id`)}))`;
  return db
    .select({
      name: users.name,
      side: presenceMarks.side,
      kind: presenceMarks.kind,
      at: presenceMarks.at,
    })
    .from(presenceMarks)
    .innerJoin(users, eq(users.id, presenceMarks.userId))
    .where(and(eq(presenceMarks.sessionId, sessionId), isFamily ? own : undefined))
    .orderBy(asc(presenceMarks.at));
}

export type PresenceRow = Awaited<ReturnType<typeof findPresence>>[number];

/** The zone of a teacher whose lesson it is; undefined where it is not. */
export async function findTaughtBy(
  db: Database,
  { sessionId, teacherId }: { sessionId: string; teacherId: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ zone: users.timeZone })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.teacherId, teacherId)));
  return row?.zone;
}

export async function findQuestion(db: Database, sessionId: string) {
  const [row] = await db
    .select()
    .from(outcomeQuestions)
    .where(eq(outcomeQuestions.sessionId, sessionId));
  return row ?? null;
}

/** More than a teacher, or the staff of an institute, leave open. */
const LIST_MAX = 200;

const pupils = sql<string[]>`array(select pupil.name from session_students taught
  join users pupil on pupil.id = taught.student_id
  where taught.session_id = sessions.id order by pupil.name, pupil.id)`;

const marksOfLesson = sql<PresenceMark[]>`coalesce((
  select jsonb_agg(jsonb_build_object('side', mark.side, 'personId', mark.user_id, 'kind', mark.kind,
    'connection', mark.connection, 'atMs', extract(epoch from mark.at) * 1000))
  from presence_marks mark where mark.session_id = sessions.id), '[]'::jsonb)`;

export type QuestionRow = {
  id: string;
  startsAtMs: number;
  endsAtMs: number;
  teacherName: string;
  pupils: string[];
  marks: PresenceMark[];
};

/** Lessons that somebody is asked about, the longest open first: as one value, for homes count their queries. */
export const askedAbout = (whose: SQL) => sql<QuestionRow[]>`(
  select coalesce(jsonb_agg(to_jsonb(asked)), '[]'::jsonb) from (
    select sessions.id, extract(epoch from sessions.starts_at)::float8 * 1000 as "startsAtMs",
      extract(epoch from sessions.ends_at)::float8 * 1000 as "endsAtMs",
      teacher.name as "teacherName", ${pupils} as pupils, ${marksOfLesson} as marks
    from outcome_questions question
    join sessions on sessions.id = question.session_id
    join users teacher on teacher.id = sessions.teacher_id
    where ${isOneOf(sql`sessions.status`, OPEN_STATUSES)} and ${whose}
    order by sessions.ends_at, sessions.id limit ${sql.raw(String(LIST_MAX))}) asked)`;

async function findAsked(db: Database, whose: SQL): Promise<QuestionRow[]> {
  const [row] = await rowsOf<{ asked: QuestionRow[] }>(
    db,
    sql`select ${askedAbout(whose)} as asked`,
  );
  return row?.asked ?? [];
}

export const findAskedOn = (db: Database, sessionId: string) =>
  findAsked(db, sql`question.session_id = ${sessionId}`);

export const ofTeacher = (teacherId: SQL | string) => sql`sessions.teacher_id = ${teacherId}`;

export const findAskedOfTeacher = (db: Database, teacherId: string) =>
  findAsked(db, ofTeacher(teacherId));

const ofStaff = sql`(question.staff_asked_at is not null
  or ${isOneOf(sql`question.suggested`, TEACHER_AWAY)})`;

export const findAskedOfStaff = (db: Database) => findAsked(db, ofStaff);

/** How many staff are asked about, and since when the oldest is open. */
export const countAskedOfStaff = sql`select count(*), min(question.asked_at)
  from outcome_questions question join sessions on sessions.id = question.session_id
  where ${isOneOf(sql`sessions.status`, OPEN_STATUSES)} and ${ofStaff}`;
