import { eq } from "drizzle-orm";

import { requireTeacher } from "../../actors.ts";
import { refusal } from "../../app-error.ts";
import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context } from "../../context.ts";
import { studentInvitations } from "../../db/schema/student-invitations.ts";
import { inTransaction } from "../../db/transaction.ts";
import { lockOwnInvitation } from "./queries.ts";

/** The link opens no more. Withdrawn twice it is withdrawn once; what a parent has accepted stays. */
export async function withdrawInvitation(ctx: Context, id: string): Promise<void> {
  const teacher = requireTeacher(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    const invitation = await lockOwnInvitation(tx, teacher, id);
    if (invitation.withdrawnAt) return;
    if (invitation.acceptedAt) throw refusal("conflict", "invitation_closed");
    const now = ctx.clock.now();
    await tx
      .update(studentInvitations)
      .set({ withdrawnAt: now, updatedAt: now })
      .where(eq(studentInvitations.id, id));
    await writeAuditEntry(tx, ctx.actor, {
      action: "withdraw-student-invitation",
      subject: { type: "student-invitation", id },
    });
  });
}
