import type { ApplicantsQuery } from "@riwaq/contracts/people/teachers";
import { APPROVALS, type Approval } from "@riwaq/domain/people/applications/states";
import { and, asc, count, desc, eq, ilike, or, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { hasEnding } from "../applications/queries.ts";
import { teachers } from "../tables/teachers.ts";
import { TEACHER_COLUMNS } from "./queries.ts";

const PAGE_SIZE = 20;

type Asked = ApplicantsQuery & { today: string };

/** All teachers as staff see them, the newest first; a page past the last is the last one. */
export async function findApplicants(db: Database, query: Asked, now: Date) {
  const fits = and(
    query.approval && eq(teachers.approval, query.approval),
    query.certificates && hasEnding(query.today),
    query.search ? isNamed(query.search) : undefined,
  );
  const [found] = await db
    .select({ count: count() })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(fits);
  const pageCount = Math.max(1, Math.ceil((found?.count ?? 0) / PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  const rows = await selectApplicants(db, now)
    .where(fits)
    .orderBy(desc(teachers.createdAt), asc(teachers.userId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, page, pageCount };
}

export type ApplicantRow = Awaited<ReturnType<typeof findApplicant>>;

export async function findApplicant(db: Database, teacherId: string, now: Date) {
  const [row] = await selectApplicants(db, now).where(eq(teachers.userId, teacherId));
  if (!row) throw new AppError("not_found");
  return row;
}

/** Of how many approved teachers a certificate ends. */
export const countEndingApplicants = (db: Database, today: string): Promise<number> =>
  db.$count(teachers, hasEnding(today));

export async function countApplicants(db: Database) {
  const rows = await db
    .select({ approval: teachers.approval, count: count() })
    .from(teachers)
    .groupBy(teachers.approval);
  const found = new Map(rows.map((row) => [row.approval, row.count]));
  return Object.fromEntries(APPROVALS.map((one) => [one, found.get(one) ?? 0])) as Record<
    Approval,
    number
  >;
}

function selectApplicants(db: Database, now: Date) {
  return db
    .select({
      ...TEACHER_COLUMNS,
      comingLessons: sql<number>`(select count(*)::int from sessions l
        where l.teacher_id = ${teachers.userId} and l.status = 'Scheduled'
          and l.starts_at > ${now.toISOString()}::timestamptz)`,
      filesPending: sql<number>`(select count(*)::int from application_files f
        where f.teacher_id = ${teachers.userId} and f.state = 'pending')`,
    })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId));
}

function isNamed(search: string) {
  const pattern = patternOf(search);
  return or(ilike(users.name, pattern), ilike(users.email, pattern));
}

/** Whatever is typed is text, not a pattern. */
export function patternOf(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
