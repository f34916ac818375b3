import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";

import { AppError } from "../../app-error.ts";
import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context } from "../../context.ts";
import { users } from "../../db/schema/users.ts";
import { inTransaction } from "../../db/transaction.ts";

/** Within the twelve months staff open an account again, with the children's that closed with it. Lessons stay cancelled. */
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
      .for("update");
    if (!person?.closedAt) throw new AppError("not_found");
    const children = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.closedAt, person.closedAt),
          sql`exists (select from guardianships own
            where own.parent_id = ${person.id} and own.student_id = users.id)`,
        ),
      );
    const ids = [person.id, ...children.map(({ id }) => id)];
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
