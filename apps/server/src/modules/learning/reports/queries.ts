import { ATTENTION_MARKS, type Mark } from "@riwaq/domain/learning/reports/attention";
import { PERFORMANCE_REPORTS } from "@riwaq/domain/learning/reports/performance";
import type { Performance } from "@riwaq/domain/words";
import {
  type Placeholder,
  type SQL,
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  lt,
  or,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { students } from "../../people/tables/students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { reportVersions } from "../tables/report-versions.ts";
import { sessionReports } from "../tables/session-reports.ts";
import { familyLanguages } from "./family-languages.ts";
import { within } from "./policy.ts";

const student = alias(users, "student");
const teacher = alias(users, "teacher");

/** The lesson and the people of a report, beside what is written in it; no internal note is among them. */
const lessonColumns = {
  id: sessionReports.id,
  sessionId: sessionReports.sessionId,
  studentId: sessionReports.studentId,
  teacherId: sessionReports.teacherId,
  student: student.name,
  teacher: teacher.name,
  teacherZone: teacher.timeZone,
  studentZone: student.timeZone,
  programmeId: sessions.programmeId,
  programme: programmes.name,
  programmeArea: programmes.area,
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  submittedAt: sessionReports.submittedAt,
  version: sessionReports.version,
  attendance: sessionReports.attendance,
  grade: sessionReports.grade,
  content: sessionReports.content,
};

/** When the newest version was written; null before reports had versions. */
const writtenAt = sql<Date | null>`(select v.created_at from report_versions v
  where v.report_id = ${sessionReports.id} and v.version = ${sessionReports.version})`.mapWith(
  reportVersions.createdAt,
);

const readAt = (readerId: string) =>
  sql<Date | null>`(select r.read_at from reads r where r.user_id = ${readerId}
    and r.subject = 'report' and r.subject_id = ${sessionReports.id})`.mapWith(
    reportVersions.createdAt,
  );

function reportsFor(db: Database, reader: Pick<SignedIn, "id">) {
  return db
    .select({ ...lessonColumns, writtenAt, readAt: readAt(reader.id) })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .innerJoin(student, eq(student.id, sessionReports.studentId))
    .innerJoin(teacher, eq(teacher.id, sessionReports.teacherId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .$dynamic();
}

export type ReportRow = Awaited<ReturnType<typeof reportsFor>>[number];

const isSent = isNotNull(sessionReports.submittedAt);

/** A report that was sent, within the reader's reach. */
export async function findReport(db: Database, reader: SignedIn, id: string) {
  const [row] = await reportsFor(db, reader).where(
    and(eq(sessionReports.id, id), isSent, within(reader)),
  );
  return row;
}

export async function countReports(db: Database, reader: SignedIn, studentId: PupilId) {
  return db.$count(
    sessionReports,
    and(eq(sessionReports.studentId, studentId), isSent, within(reader)),
  );
}

/** Those of one pupil, the newest lesson first. */
export async function findReports(
  db: Database,
  reader: SignedIn,
  { studentId, offset, limit }: { studentId: PupilId; offset: number; limit: number },
) {
  return reportsFor(db, reader)
    .where(and(eq(sessionReports.studentId, studentId), isSent, within(reader)))
    .orderBy(desc(sessions.startsAt), desc(sessionReports.id))
    .offset(offset)
    .limit(limit);
}

/** Those on one lesson, by the pupils' names; whether there is one to write is its teacher's alone. */
export async function findReportsOn(db: Database, reader: SignedIn, sessionId: string) {
  const isKnown = or(isSent, eq(sessionReports.teacherId, reader.id));
  return db
    .select({
      id: sessionReports.id,
      student: student.name,
      submittedAt: sessionReports.submittedAt,
    })
    .from(sessionReports)
    .innerJoin(student, eq(student.id, sessionReports.studentId))
    .where(and(eq(sessionReports.sessionId, sessionId), isKnown, within(reader)))
    .orderBy(asc(student.name), asc(sessionReports.id));
}

/** The note of the newest version: for the form of its writer alone. */
const internalNote = sql<string | null>`(select v.internal_note from report_versions v
  where v.report_id = ${sessionReports.id} and v.version = ${sessionReports.version})`;

/** All of a lesson, sent or not, by the pupils' names. */
export async function findFormRows(
  db: Database,
  { sessionId, teacherId }: { sessionId: string; teacherId: string },
) {
  return db
    .select({
      ...lessonColumns,
      dueAt: sessionReports.dueAt,
      draft: sessionReports.draft,
      internalNote,
      familyLanguages: familyLanguages(sessionReports.studentId),
    })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .innerJoin(student, eq(student.id, sessionReports.studentId))
    .innerJoin(teacher, eq(teacher.id, sessionReports.teacherId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(and(eq(sessionReports.sessionId, sessionId), eq(sessionReports.teacherId, teacherId)))
    .orderBy(asc(student.name), asc(sessionReports.id));
}

export type FormRow = Awaited<ReturnType<typeof findFormRows>>[number];

/** One of the teacher's own, locked until the transaction ends: two tabs send one after the other. */
export async function lockReport(tx: Transaction, teacherId: string, id: string) {
  const [row] = await tx
    .select()
    .from(sessionReports)
    .where(and(eq(sessionReports.id, id), eq(sessionReports.teacherId, teacherId)))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

export type OwnReport = Awaited<ReturnType<typeof lockReport>>;

/** Newest first, with the internal notes: for teacher and staff. */
export async function findVersions(db: Database, reportId: string) {
  return db
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.reportId, reportId))
    .orderBy(desc(reportVersions.version));
}

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

export async function findPupil(db: Database, studentId: PupilId) {
  const [pupil] = await db
    .select({
      id: users.id,
      name: users.name,
      ageDeclared: students.ageDeclared,
      ageDeclaredOn: students.ageDeclaredOn,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.userId, studentId));
  if (!pupil) throw new AppError("not_found");
  return pupil;
}

export type Pupil = Awaited<ReturnType<typeof findPupil>>;

/** Twelve lessons a week for more than three years. */
const WRITTEN_MAX = 2000;

type WrittenOf = { studentId: PupilId; teacherId?: string; from?: Date; until?: Date };

/** What was written about a pupil, by one teacher if one is given, of lessons that began in [from, until); newest first. */
export async function findWritten(db: Database, of: WrittenOf) {
  return db
    .select({
      heldAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      programmeId: sessions.programmeId,
      attendance: sessionReports.attendance,
      grade: sessionReports.grade,
      content: sessionReports.content,
    })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .where(
      and(
        eq(sessionReports.studentId, of.studentId),
        isSent,
        of.teacherId === undefined ? undefined : eq(sessionReports.teacherId, of.teacherId),
        of.from && gte(sessions.startsAt, of.from),
        of.until && lt(sessions.startsAt, of.until),
      ),
    )
    .orderBy(desc(sessions.startsAt), desc(sessionReports.id))
    .limit(WRITTEN_MAX);
}

export type WrittenRow = Awaited<ReturnType<typeof findWritten>>[number];

/** Sent within the last so many: who writes a late report does not hide the newest lesson. */
const LATE_AT_MOST = 5;

/** Of each pupil the report on their newest lesson, in one query however many they are; whoever may see them asks. */
export async function findNewestReports(
  db: Database,
  reader: Pick<SignedIn, "id">,
  studentIds: readonly string[],
) {
  const newest = sql`(select newest.id from unnest(${sql.param([...studentIds])}::uuid[]) as pupil (id)
    cross join lateral (
      select late.id from (
        select r.id, r.session_id from session_reports r
        where r.student_id = pupil.id and r.submitted_at is not null
        order by r.submitted_at desc limit ${LATE_AT_MOST}) late
      join sessions held on held.id = late.session_id
      order by held.starts_at desc, late.id limit 1) newest)`;
  return reportsFor(db, reader).where(sql`${sessionReports.id} in ${newest}`);
}

/**
 * The grades that a performance is computed from (`performanceOf`), the newest first, in one query however many pupils;
 * those of one teacher if one is given. Whoever has none is left out.
 */
export async function findLastGrades(
  db: Database,
  studentIds: readonly string[],
  teacherId?: string,
): Promise<Map<string, Performance[]>> {
  if (studentIds.length === 0) return new Map();
  const byTeacher = teacherId === undefined ? sql`` : sql`and r.teacher_id = ${teacherId}`;
  const last = marksOf({
    limit: PERFORMANCE_REPORTS,
    only: sql`and r.grade is not null ${byTeacher}`,
  });
  const rows = await db
    .select({ id: sql<string>`pupil.id`, marks: sql<Mark[]>`last.marks` })
    .from(
      sql`unnest(${sql.param([...new Set(studentIds)])}::uuid[]) as pupil (id)
      cross join lateral (${last}) last`,
    )
    .where(sql`last.marks is not null`);
  return new Map(rows.map(({ id, marks }) => [id, marks.flatMap(({ grade }) => grade ?? [])]));
}

/** What `attentionOf` judges by, of the pupil whom a query calls `pupil`, written by one teacher: a query of one row. */
export function lastMarks(teacherId: SQL | Placeholder): SQL {
  return marksOf({ limit: ATTENTION_MARKS, only: sql`and r.teacher_id = ${teacherId}` });
}

/** Aggregated in the order of the inner query. */
function marksOf({ limit, only }: { limit: number; only: SQL }): SQL {
  return sql`select jsonb_agg(jsonb_build_object(
    'attendance', coalesce(r.attendance, 'present'), 'grade', r.grade) order by r.submitted_at desc, r.id) as marks
    from (select * from session_reports r
      where r.student_id = pupil.id and r.submitted_at is not null ${only}
      order by r.submitted_at desc, r.id limit ${limit}) r`;
}
