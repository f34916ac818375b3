import type { PeriodicReportsQuery } from "@riwaq/contracts/learning/periodic-reports";
import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { AppError, refusal } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { hasParent } from "../../people/reach/family.ts";
import { students } from "../../people/tables/students.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { withinReach } from "./policy.ts";

const student = alias(users, "student");
const teacher = alias(users, "teacher");

const isRead = (readerId: string) => sql<boolean>`exists (select from reads r
  where r.user_id = ${readerId} and r.subject = 'periodic_report' and r.subject_id = ${periodicReports.id})`;

function reportsFor(db: Database, reader: Pick<SignedIn, "id">) {
  return db
    .select({
      ...getTableColumns(periodicReports),
      student: student.name,
      teacher: teacher.name,
      ageDeclared: students.ageDeclared,
      ageDeclaredOn: students.ageDeclaredOn,
      isRead: isRead(reader.id),
      hasParent: hasParent(periodicReports.studentId),
    })
    .from(periodicReports)
    .innerJoin(students, eq(students.userId, periodicReports.studentId))
    .innerJoin(student, eq(student.id, periodicReports.studentId))
    .innerJoin(teacher, eq(teacher.id, periodicReports.teacherId))
    .$dynamic();
}

export type PeriodicRow = Awaited<ReturnType<typeof reportsFor>>[number];

export async function findPeriodicReport(db: Database, reader: SignedIn, id: string) {
  const [row] = await reportsFor(db, reader).where(
    and(eq(periodicReports.id, id), withinReach(reader)),
  );
  if (!row) throw new AppError("not_found");
  return row;
}

type Asked = Pick<PeriodicReportsQuery, "status" | "student">;

const filtered = (reader: SignedIn, { status, student: studentId }: Asked) =>
  and(
    withinReach(reader),
    status && eq(periodicReports.status, status),
    studentId === undefined ? undefined : eq(periodicReports.studentId, studentId),
  );

export async function countPeriodicReports(db: Database, reader: SignedIn, asked: Asked) {
  return db.$count(periodicReports, filtered(reader, asked));
}

/** Staff decide about what was submitted and teachers write what is a draft: that comes first; then the newest quarter. */
export async function findPeriodicReports(
  db: Database,
  reader: SignedIn,
  { offset, limit, ...asked }: Asked & { offset: number; limit: number },
) {
  const first = reader.rights.has("content") ? "submitted" : "draft";
  return reportsFor(db, reader)
    .where(filtered(reader, asked))
    .orderBy(
      desc(eq(periodicReports.status, first)),
      desc(periodicReports.periodStart),
      asc(student.name),
      asc(periodicReports.id),
    )
    .offset(offset)
    .limit(limit);
}

/** Locked until the transaction ends. */
export async function lockPeriodicReport(tx: Transaction, reader: SignedIn, id: string) {
  const [row] = await tx
    .select()
    .from(periodicReports)
    .where(and(eq(periodicReports.id, id), withinReach(reader)))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** What staff decide about. */
export async function lockSubmitted(tx: Transaction, staff: SignedIn, id: string) {
  const report = await lockPeriodicReport(tx, staff, id);
  if (report.status !== "submitted") throw refusal("conflict", "periodic_not_submitted");
  return report;
}

/**
 * Whoever had lessons with a teacher that were held and began in [from, until), written about or not, and has no report
 * of that period yet.
 */
export async function findUndrafted(
  db: Database,
  { from, until, periodStart }: { from: Date; until: Date; periodStart: string },
) {
  const found = await db.execute<{ studentId: string; teacherId: string }>(sql`
    select distinct r.student_id as "studentId", r.teacher_id as "teacherId"
    from sessions held
    join session_reports r on r.session_id = held.id
    where held.starts_at >= ${from.toISOString()}::timestamptz
      and held.starts_at < ${until.toISOString()}::timestamptz
      and not exists (select from periodic_reports p where p.student_id = r.student_id
        and p.teacher_id = r.teacher_id and p.period_start = ${periodStart}::date)
    order by 1, 2`);
  return (found as unknown as { rows: Array<{ studentId: string; teacherId: string }> }).rows;
}
