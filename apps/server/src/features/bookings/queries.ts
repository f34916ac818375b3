import type { Interval } from "@riwaq/domain/availability/interval";
import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { enrolments } from "../../db/schema/enrolments.ts";
import { makeUps } from "../../db/schema/make-ups.ts";
import { sessionStudents } from "../../db/schema/session-students.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { teacherProgrammes } from "../../db/schema/teacher-programmes.ts";

type Pair = { studentId: string; teacherId: string };
type Window = {
  fromMs: number;
  untilMs: number;
  /** Lessons that are about to be moved or replaced, and so do not count. */
  exceptSessionIds?: readonly string[] | undefined;
};

/** When these students are in a lesson, with whomever; a student without any is not in the map. */
export async function findStudentsBusy(
  db: Database,
  studentIds: readonly string[],
  { fromMs, untilMs, exceptSessionIds = [] }: Window,
): Promise<Map<string, Interval[]>> {
  const rows = await db
    .select({
      sessionId: sessionStudents.sessionId,
      studentId: sessionStudents.studentId,
      startsAt: sessionStudents.startsAt,
      endsAt: sessionStudents.endsAt,
    })
    .from(sessionStudents)
    .where(
      and(
        inArray(sessionStudents.studentId, [...studentIds]),
        ne(sessionStudents.status, "Cancelled"),
        lt(sessionStudents.startsAt, new Date(untilMs)),
        gt(sessionStudents.endsAt, new Date(fromMs)),
      ),
    );
  const except = new Set(exceptSessionIds);
  const counted = rows.filter(({ sessionId }) => !except.has(sessionId));
  const byStudent = Map.groupBy(counted, ({ studentId }) => studentId);
  return new Map(
    [...byStudent].map(([id, busy]) => [
      id,
      busy.map(({ startsAt, endsAt }) => ({
        startMs: startsAt.getTime(),
        endMs: endsAt.getTime(),
      })),
    ]),
  );
}

/** The pair's trial lessons, as the rule about trials asks for them. */
export async function findTrials(db: Database, { studentId, teacherId }: Pair) {
  const rows = await db
    .select({
      status: sessions.status,
      startsAt: sessions.startsAt,
      cancelledBy: sessions.cancelledBy,
      cancelledAt: sessions.cancelledAt,
    })
    .from(sessionStudents)
    .innerJoin(sessions, eq(sessions.id, sessionStudents.sessionId))
    .where(
      and(
        eq(sessionStudents.studentId, studentId),
        eq(sessions.teacherId, teacherId),
        eq(sessions.kind, "trial"),
      ),
    );
  return rows.map(({ status, startsAt, cancelledBy, cancelledAt }) => ({
    status,
    startsAtMs: startsAt.getTime(),
    cancelledBy,
    cancelledAtMs: cancelledAt && cancelledAt.getTime(),
  }));
}

/** A make-up with what it takes over from the lesson that it replaces. */
export async function findMakeUp(db: Database, id: string) {
  const [row] = await db
    .select({
      id: makeUps.id,
      state: makeUps.state,
      studentId: makeUps.studentId,
      teacherId: makeUps.teacherId,
      programmeId: sessions.programmeId,
      lengthMin: sql<number>`(extract(epoch from ${sessions.endsAt} - ${sessions.startsAt}) / 60)::int`,
    })
    .from(makeUps)
    .innerJoin(sessions, eq(sessions.id, makeUps.sessionId))
    .where(eq(makeUps.id, id));
  return row;
}

/** What the pupil learns with this teacher, then what the teacher teaches. */
export async function findProgrammeIds(db: Database, { studentId, teacherId }: Pair) {
  const enrolled = await db
    .select({ id: enrolments.programmeId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.studentId, studentId),
        eq(enrolments.teacherId, teacherId),
        isNull(enrolments.endedAt),
      ),
    )
    .orderBy(asc(enrolments.createdAt));
  const taught = await db
    .select({ id: teacherProgrammes.programmeId })
    .from(teacherProgrammes)
    .where(eq(teacherProgrammes.teacherId, teacherId));
  return { enrolled: enrolled.map(({ id }) => id), taught: taught.map(({ id }) => id) };
}
