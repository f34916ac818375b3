import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  isNull,
  lte,
  max,
  or,
  sql,
} from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { students } from "../../people/tables/students.ts";
import { patternOf } from "../../people/teachers/find-applicants.ts";
import { discounts } from "../tables/discounts.ts";

const FOUND_MAX = 20;

const learner = aliasedTable(users, "learner");
const staff = aliasedTable(users, "decided_by");

/** The largest that a learner has at an instant, in hundredths of a percent; they do not add up. */
export async function findDiscount(db: Database, studentId: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ points: max(discounts.basisPoints) })
    .from(discounts)
    .where(
      and(
        eq(discounts.studentId, studentId),
        lte(discounts.startsAt, at),
        or(isNull(discounts.endsAt), gt(discounts.endsAt, at)),
      ),
    );
  return row?.points ?? 0;
}

const scholarships = (db: Database) =>
  db
    .select({ discount: discounts, student: learner.name, decidedBy: staff.name })
    .from(discounts)
    .leftJoin(learner, eq(learner.id, discounts.studentId))
    .leftJoin(staff, eq(staff.id, discounts.decidedById));

/** Those that hold or come first, each part by name. */
export const findScholarships = (db: Database, now: Date) =>
  scholarships(db).orderBy(
    sql`coalesce(${discounts.endsAt} <= ${now.toISOString()}, false)`,
    asc(learner.name),
    desc(discounts.startsAt),
    asc(discounts.id),
  );

export type ScholarshipRow = Awaited<ReturnType<typeof findScholarships>>[number];

export async function requireScholarship(db: Database, id: string): Promise<ScholarshipRow> {
  const [row] = await scholarships(db).where(eq(discounts.id, id));
  if (!row) throw new AppError("not_found");
  return row;
}

/** As it is until the transaction ends. */
export async function lockScholarship(tx: Transaction, id: string) {
  const [row] = await tx.select().from(discounts).where(eq(discounts.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

export const findDiscountsOf = (db: Database, studentId: string) =>
  db.select().from(discounts).where(eq(discounts.studentId, studentId));

/** Whether somebody with an open account learns here. */
export async function isLearner(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(students, eq(students.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.closedAt)));
  return row !== undefined;
}

type Wanted = { q: string; id?: string | undefined };
type Found = { id: string; name: string; payer: string };

/** Learners whose own name, or whose payer's name or address, is like what was typed; or the one of an id. */
export async function findLearners(db: Database, { q, id }: Wanted): Promise<Found[]> {
  if (q === "" && !id) return [];
  const pattern = patternOf(q);
  const isMeant = id
    ? eq(users.id, id)
    : or(
        ilike(users.name, pattern),
        sql`payer.name ilike ${pattern}`,
        sql`payer.email ilike ${pattern}`,
      );
  return rowsOf<Found>(
    db,
    sql`select ${users.id}, ${users.name}, coalesce(payer.name, '') as payer
      from ${users} join ${students} on ${students.userId} = ${users.id}
      left join family_members member on member.user_id = ${users.id} and member.kind = 'child'
      left join families family on family.id = member.family_id
      left join users payer on payer.id = family.payer_id
      where ${users.closedAt} is null and ${isMeant}
      order by ${users.name}, ${users.id} limit ${FOUND_MAX}`,
  );
}
