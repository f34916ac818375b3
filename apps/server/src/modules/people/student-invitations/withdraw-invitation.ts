import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { studentInvitationWithdrawn } from "../events.ts";
import { studentInvitations } from "../tables/student-invitations.ts";
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
    await emit(ctx, tx, studentInvitationWithdrawn(id));
  });
}
