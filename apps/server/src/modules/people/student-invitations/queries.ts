import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { studentInvitations } from "../tables/student-invitations.ts";
import { teachers } from "../tables/teachers.ts";

/** What is over stays on the list for so long. */
const SHOWN_FOR_MS = 14 * DAY_MS;
const LISTED_MAX = 100;

export type InvitationRow = typeof studentInvitations.$inferSelect;

/** A teacher's own, the newest first: what waits for an answer, and what was answered or withdrawn lately. */
export async function findInvitations(db: Database, teacherId: string, now: Date) {
  const since = new Date(now.getTime() - SHOWN_FOR_MS);
  const { acceptedAt, withdrawnAt } = studentInvitations;
  return db
    .select()
    .from(studentInvitations)
    .where(
      and(
        eq(studentInvitations.teacherId, teacherId),
        or(
          and(isNull(acceptedAt), isNull(withdrawnAt)),
          gt(acceptedAt, since),
          gt(withdrawnAt, since),
        ),
      ),
    )
    .orderBy(desc(studentInvitations.createdAt), desc(studentInvitations.id))
    .limit(LISTED_MAX);
}

/** The teacher's own, which stays as it is until the transaction ends. */
export async function lockOwnInvitation(
  tx: Transaction,
  teacher: SignedIn,
  id: string,
): Promise<InvitationRow> {
  const [row] = await tx
    .select()
    .from(studentInvitations)
    .where(and(eq(studentInvitations.id, id), eq(studentInvitations.teacherId, teacher.id)))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** Whether this teacher has asked at this address for a child of this name, and the link still opens. */
export async function isInvited(
  tx: Transaction,
  { teacherId, email, name, now }: { teacherId: string; email: string; name: string; now: Date },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: studentInvitations.id })
    .from(studentInvitations)
    .where(
      and(
        eq(studentInvitations.teacherId, teacherId),
        eq(studentInvitations.email, email),
        eq(studentInvitations.childName, name),
        isNull(studentInvitations.acceptedAt),
        isNull(studentInvitations.withdrawnAt),
        gt(studentInvitations.expiresAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
}

function opened(db: Database, tokenHash: string) {
  return db
    .select({
      id: studentInvitations.id,
      teacherId: studentInvitations.teacherId,
      teacherName: users.name,
      childName: studentInvitations.childName,
      age: studentInvitations.age,
      email: studentInvitations.email,
      language: studentInvitations.language,
      expiresAt: studentInvitations.expiresAt,
      withdrawnAt: studentInvitations.withdrawnAt,
      acceptedAt: studentInvitations.acceptedAt,
      acceptedById: studentInvitations.acceptedById,
      studentId: studentInvitations.studentId,
      approval: teachers.approval,
    })
    .from(studentInvitations)
    .innerJoin(teachers, eq(teachers.userId, studentInvitations.teacherId))
    .innerJoin(users, eq(users.id, studentInvitations.teacherId))
    .where(eq(studentInvitations.tokenHash, tokenHash))
    .$dynamic();
}

export async function findOpened(db: Database, tokenHash: string) {
  const [row] = await opened(db, tokenHash);
  return row;
}

export type OpenedRow = NonNullable<Awaited<ReturnType<typeof findOpened>>>;

/** The same, kept as it is until the transaction ends: of accepting, withdrawing and sending again one comes first. */
export async function lockOpened(tx: Transaction, tokenHash: string) {
  const [row] = await opened(tx, tokenHash).for("update", { of: studentInvitations });
  return row;
}
