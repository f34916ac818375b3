import {
  LEAVES_PER_PAGE,
  type LeaveView,
  type StaffLeavesQuery,
} from "@riwaq/contracts/scheduling/leave";
import { RUNNING_LEAVE } from "@riwaq/domain/scheduling/leave/leave";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { type SQL, and, asc, desc, eq, gt, lt, ne, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { leaves } from "../tables/leaves.ts";

/** A check of the table: what touches an instant began no more than this before it. */
const LONGEST = sql.raw("interval '6 hours'");
const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Which lessons of its teacher touch a leave: those that stand. */
export const touches = (
  lesson: SQL,
  leave: SQL,
): SQL => sql`(${lesson}.teacher_id = ${leave}.teacher_id
  and ${lesson}.starts_at > ${leave}.starts_at - ${LONGEST} and ${lesson}.starts_at < ${leave}.ends_at
  and ${lesson}.ends_at > ${leave}.starts_at and ${lesson}.status <> 'Cancelled')`;

/** Lessons of a leave that are to come and that nobody has decided about: as they are, moved, cancelled or covered. */
export const isUndecided = (
  lesson: SQL,
  leave: SQL,
  now: SQL,
): SQL => sql`(${touches(lesson, leave)}
  and ${lesson}.starts_at > ${now} and ${isOneOf(sql`${lesson}.status`, OPEN_STATUSES)}
  and not exists (select from leave_lessons kept where kept.leave_id = ${leave}.id
    and kept.session_id = ${lesson}.id and kept.kept_at is not null)
  and not exists (select from covers open where open.session_id = ${lesson}.id and open.state = 'offered'))`;

const undecided = (now: Date) => sql<number>`(select count(*)::int from sessions l
  where ${isUndecided(sql`l`, sql`leaves`, at(now))})`;

const concerned = sql<number>`(select count(*)::int from (
  select l.id from sessions l where ${touches(sql`l`, sql`leaves`)}
  union select known.session_id from leave_lessons known where known.leave_id = leaves.id) of_it)`;

/** For the desk: leave asked for, and lessons of what was granted; how many, and since when the oldest waits. */
export const countLeaveTasks = (now: Date): SQL => sql`select count(*), min(since) from (
  select created_at as since from leaves where state = 'asked' and ends_at > ${at(now)}
  union all
  select leave.created_at from leaves leave join sessions l on ${isUndecided(sql`l`, sql`leave`, at(now))}
    where leave.state = 'granted' and leave.ends_at > ${at(now)}) waiting`;

const selectLeaves = (db: Database, now: Date) =>
  db
    .select({
      leave: leaves,
      teacherName: users.name,
      lessons: concerned,
      undecided: undecided(now),
    })
    .from(leaves)
    .innerJoin(users, eq(users.id, leaves.teacherId))
    .$dynamic();

export type LeaveRow = Awaited<ReturnType<typeof selectLeaves>>[number];

/** A teacher's own, the latest first. */
export async function findLeavesOf(db: Database, teacherId: string, now: Date) {
  return selectLeaves(db, now)
    .where(eq(leaves.teacherId, teacherId))
    .orderBy(desc(leaves.startsAt), asc(leaves.id))
    .limit(100);
}

export async function findLeave(db: Database, id: string, now: Date): Promise<LeaveRow> {
  const [row] = await selectLeaves(db, now).where(eq(leaves.id, id));
  if (!row) throw new AppError("not_found");
  return row;
}

export async function lockLeave(tx: Transaction, id: string) {
  const [row] = await tx.select().from(leaves).where(eq(leaves.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** Asked for or granted, and on one of these days already. */
export async function hasLeaveBetween(
  db: Database,
  {
    teacherId,
    startsAt,
    endsAt,
  }: Pick<typeof leaves.$inferSelect, "teacherId" | "startsAt" | "endsAt">,
  except?: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: leaves.id })
    .from(leaves)
    .where(
      and(
        eq(leaves.teacherId, teacherId),
        isOneOf(leaves.state, RUNNING_LEAVE),
        lt(leaves.startsAt, endsAt),
        gt(leaves.endsAt, startsAt),
        except === undefined ? undefined : ne(leaves.id, except),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const isInView = (now: Date): Record<LeaveView, SQL> => {
  const isOver = sql`${leaves.endsAt} <= ${at(now)}`;
  const isOpen = sql`(${isOneOf(leaves.state, RUNNING_LEAVE)} and not ${isOver})`;
  const isGranted = sql`(${leaves.state} = 'granted' and not ${isOver})`;
  return {
    open: isOpen,
    asked: sql`(${leaves.state} = 'asked' and not ${isOver})`,
    running: sql`(${isGranted} and ${leaves.startsAt} <= ${at(now)})`,
    coming: sql`(${isGranted} and ${leaves.startsAt} > ${at(now)})`,
    past: sql`not ${isOpen}`,
  };
};

/** A page of what the desk lists; past the last one, the last. */
export async function findStaffLeaves(
  db: Database,
  { view, page }: StaffLeavesQuery,
  now: Date,
): Promise<{ rows: LeaveRow[]; total: number; page: number; pages: number }> {
  const isMeant = isInView(now)[view];
  const total = await db.$count(leaves, isMeant);
  const pages = Math.max(1, Math.ceil(total / LEAVES_PER_PAGE));
  const shown = Math.min(page, pages);
  const order = view === "past" ? desc(leaves.startsAt) : asc(leaves.startsAt);
  const rows = await selectLeaves(db, now)
    .where(isMeant)
    .orderBy(order, asc(leaves.id))
    .limit(LEAVES_PER_PAGE)
    .offset((shown - 1) * LEAVES_PER_PAGE);
  return { rows, total, page: shown, pages };
}
