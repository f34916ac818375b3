import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { studentInvitationWithdrawn } from "../events.ts";
import { studentInvitations } from "../tables/student-invitations.ts";
import { lockOwnInvitation } from "./queries.ts";

/** The link opens no more. Withdrawn twice it is withdrawn once; what a parent has accepted stays. */
export const withdrawInvitation = command({
  by: requireTeacher,
  lock: (tx, { actor }, id: string) => lockOwnInvitation(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, id): Promise<void> => {
    const { tx, now, locked: invitation } = ctx;
    if (invitation.withdrawnAt) return;
    if (invitation.acceptedAt) throw refusal("conflict", "invitation_closed");
    await tx
      .update(studentInvitations)
      .set({ withdrawnAt: now, updatedAt: now })
      .where(eq(studentInvitations.id, id));
    await emit(ctx, tx, studentInvitationWithdrawn(id));
  },
});
