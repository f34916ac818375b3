import { currentAge } from "@riwaq/domain/people/age";
import { BOOKS_ALONE_FROM_AGE } from "@riwaq/domain/scheduling/policy/who-may-book";
import { toWall } from "@riwaq/domain/time/zone";
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Closing, Ending } from "../../../platform/persons.ts";
import { users } from "../../identity/tables/users.ts";
import { childrenOf } from "../reach/family.ts";
import { agreements } from "../tables/agreements.ts";
import { GUARDIANS_MAX, families, familyMembers, guardianships } from "../tables/families.ts";
import { guardianInvitations } from "../tables/guardian-invitations.ts";
import { studentInvitations } from "../tables/student-invitations.ts";
import { students } from "../tables/students.ts";
import { teachers } from "../tables/teachers.ts";

/** Closed, and kept for somebody who looks after the child. */
const isSuspended = and(
  isNotNull(users.closedAt),
  isNull(users.removeAfter),
  isNotNull(users.email),
);

/** With a parent's account end those of children that are only theirs; whom somebody learnt with is kept for a return. */
export const closingOfPeople: Closing = {
  /**
   * Children whose account is the parent's close with it. Who has one of their own and is under 15 is suspended, as
   * nobody is left to book for them; who is older goes on.
   */
  findChildren: async (db, { id, roles }, now) => {
    const children = roles.has("guardian") ? await findOwnChildren(db, id) : [];
    const named = (found: OwnChild[]) => found.map((child) => ({ id: child.id, name: child.name }));
    return {
      closed: named(children.filter(({ email }) => email === null)),
      suspended: named(children.filter((child) => child.email !== null && isBookedFor(child, now))),
    };
  },

  end: async (_ctx, tx, ending) => {
    await endTies(tx, ending);
    return {};
  },

  /** Children whose accounts closed or were suspended with it. */
  findReopened: async (tx, { id, closedAt }) =>
    closedAt === null
      ? []
      : tx
          .select({ id: users.id, closedAt: users.closedAt })
          .from(users)
          .where(
            and(or(eq(users.closedAt, closedAt), isSuspended), inArray(users.id, childrenOf(id))),
          ),

  /** Those that ended with the account; whoever left a teacher before has left. Not beside two other guardians. */
  reopen: async (tx, { id, closedAt }) => {
    if (closedAt === null) return;
    if (await isThirdGuardian(tx, id)) throw refusal("conflict", "guardians_full");
    const isTheirs = or(eq(agreements.teacherId, id), eq(agreements.studentId, id));
    await tx
      .update(agreements)
      .set({ endedAt: null })
      .where(and(isTheirs, eq(agreements.endedAt, closedAt), isLastOfItsPair));
  },
};

/** Whoever joins a family meanwhile waits for its row, too. */
async function isThirdGuardian(tx: Transaction, id: string): Promise<boolean> {
  const own = and(eq(familyMembers.userId, id), eq(familyMembers.kind, "guardian"));
  await tx
    .select({ id: families.id })
    .from(families)
    .innerJoin(familyMembers, eq(familyMembers.familyId, families.id))
    .where(own)
    .orderBy(asc(families.id))
    .for("update", { of: families });
  const others = sql`(select count(*) from family_members other join users person on person.id = other.user_id
    where other.family_id = ${familyMembers.familyId} and other.kind = 'guardian'
      and other.user_id <> ${id} and person.closed_at is null)`;
  return (await tx.$count(familyMembers, and(own, sql`${others} >= ${GUARDIANS_MAX}`))) > 0;
}

/** Closing ends the weekly lessons as well: what was agreed after that is what comes back. */
const isLastOfItsPair = sql`not exists (select from agreements later
  where later.teacher_id = agreements.teacher_id and later.student_id = agreements.student_id
    and later.programme_id is not distinct from agreements.programme_id
    and later.started_at > agreements.started_at)`;

/** Invitations that nobody would stand behind, whom they learn with, and a teacher's place in the directory. */
async function endTies(tx: Transaction, { ids, now }: Ending): Promise<void> {
  const closed = [...ids];
  await tx
    .delete(guardianInvitations)
    .where(
      and(
        or(
          inArray(guardianInvitations.invitedById, closed),
          inArray(guardianInvitations.studentId, closed),
        ),
        isNull(guardianInvitations.acceptedAt),
      ),
    );
  await tx
    .update(studentInvitations)
    .set({ withdrawnAt: now, updatedAt: now })
    .where(
      and(
        inArray(studentInvitations.teacherId, closed),
        isNull(studentInvitations.acceptedAt),
        isNull(studentInvitations.withdrawnAt),
      ),
    );
  await tx
    .update(agreements)
    .set({ endedAt: now })
    .where(
      and(
        or(inArray(agreements.teacherId, closed), inArray(agreements.studentId, closed)),
        isNull(agreements.endedAt),
      ),
    );
  await tx
    .update(teachers)
    .set({ approval: "paused", approvalChangedAt: now, updatedAt: now })
    .where(and(inArray(teachers.userId, closed), eq(teachers.approval, "approved")));
}

/** Children whom no other parent looks after whose account is open, by name. */
async function findOwnChildren(db: Database, parentId: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      timeZone: users.timeZone,
      ageDeclared: students.ageDeclared,
      ageDeclaredOn: students.ageDeclaredOn,
    })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.studentId))
    .innerJoin(students, eq(students.userId, guardianships.studentId))
    .where(
      and(
        eq(guardianships.parentId, parentId),
        isNull(users.closedAt),
        sql`not exists (select from guardianships other join users parent on parent.id = other.parent_id
          where other.student_id = ${guardianships.studentId} and other.parent_id <> ${parentId}
            and parent.closed_at is null)`,
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

type OwnChild = Awaited<ReturnType<typeof findOwnChildren>>[number];
function isBookedFor({ ageDeclared, ageDeclaredOn, timeZone }: OwnChild, now: Date): boolean {
  const today = toWall(now.getTime(), timeZone).date;
  return currentAge({ ageDeclared, declaredOn: ageDeclaredOn, today }) < BOOKS_ALONE_FROM_AGE;
}
