import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import { writeAuditEntry } from "../../../platform/audit/write-audit-entry.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { enrolments } from "../../people/tables/enrolments.ts";
import { users } from "../tables/users.ts";

/** Closed, and kept for somebody who looks after the child. */
const isSuspended = and(
  isNotNull(users.closedAt),
  isNull(users.removeAfter),
  isNotNull(users.email),
);

/** Within the twelve months staff open an account again, with the children's that closed or were suspended with it. Lessons stay cancelled; whom they learnt with is as before. */
export async function restoreAccount(
  ctx: Pick<Context, "db" | "clock" | "actor">,
  email: string,
): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const [person] = await tx
      .select({ id: users.id, closedAt: users.closedAt })
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.closedAt)))
      .for("no key update");
    if (!person?.closedAt) throw new AppError("not_found");
    const children = await tx
      .select({ id: users.id, closedAt: users.closedAt })
      .from(users)
      .where(
        and(
          or(eq(users.closedAt, person.closedAt), isSuspended),
          sql`exists (select from guardianships own
            where own.parent_id = ${person.id} and own.student_id = users.id)`,
        ),
      );
    const opened = [{ id: person.id, closedAt: person.closedAt }, ...children];
    const ids = opened.map(({ id }) => id);
    for (const { id, closedAt } of opened) await resumeEnrolments(tx, id, closedAt);
    await tx
      .update(users)
      .set({ closedAt: null, removeAfter: null, updatedAt: now })
      .where(inArray(users.id, ids));
    for (const id of ids) {
      await writeAuditEntry(tx, ctx.actor, {
        action: "restore-account",
        subject: { type: "user", id },
      });
    }
  });
}

/** Those that ended with the account; whoever left a teacher before has left. */
async function resumeEnrolments(tx: Database, id: string, closedAt: Date | null): Promise<void> {
  if (closedAt === null) return;
  const isTheirs = or(eq(enrolments.teacherId, id), eq(enrolments.studentId, id));
  await tx
    .update(enrolments)
    .set({ endedAt: null })
    .where(and(isTheirs, eq(enrolments.endedAt, closedAt)));
}
